import { MediaQuery } from "svelte/reactivity";

export type Tab = "board" | "players" | "log" | "chat" | "rules";
export type Drawer = "log" | "chat" | "rules";

/** What is open on the page of a table; nothing of it concerns anybody else. */
export class View {
  /** On a phone one tab fills the screen. */
  tab: Tab = $state("board");
  /** On a desk one drawer is always open beside the board. */
  drawer: Drawer = $state("log");
  /** In between, the drawers fold away until they are wanted. */
  drawerOpen = $state(false);
  tray = $state(false);
  menu = $state(false);
  /** How one wins, and what the signs on the panels mean: asked for from the menu. */
  aim = $state(false);
  legend = $state(false);
  /** The page that says who has won, in the place of the board. */
  outcome = $state(true);
  /** The paragraph that the rulebook drawer shows. */
  rule = $state("");
  /** Raised with every wish to see a paragraph, also the same one again. */
  asked = $state(0);
  readChat = $state(0);
  /** There is room for the drawers beside the board. */
  readonly wide = new MediaQuery("min-width: 1041px");
  readonly phone = new MediaQuery("max-width: 760px");

  open(tab: Tab): void {
    this.tab = tab;
    this.tray = false;
    if (tab === "log" || tab === "chat" || tab === "rules") {
      this.drawer = tab;
      this.drawerOpen = true;
    }
  }

  openRule(id: string): void {
    this.rule = id;
    this.asked++;
    this.open("rules");
  }

  shows(drawer: Drawer): boolean {
    return isPhone() ? this.tab === drawer : this.drawer === drawer && (this.drawerOpen || !isBetween());
  }

  /** One step back; false when nothing was open. */
  back(): boolean {
    if (this.menu) this.menu = false;
    else if (this.tray) this.tray = false;
    else if (isBetween() && this.drawerOpen) this.drawerOpen = false;
    else if (isPhone() && this.tab !== "board") this.tab = "board";
    else return false;
    return true;
  }
}

export function isPhone(): boolean {
  return matchMedia("(max-width: 760px)").matches;
}

function isBetween(): boolean {
  return matchMedia("(min-width: 761px) and (max-width: 1040px)").matches;
}
