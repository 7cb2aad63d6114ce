import type { Company } from "../protocol";
import { api } from "./api";
import { player } from "./player.svelte";
import { settings } from "./settings.svelte";

const EVERY = 30_000;

/** Who is here, with whom one has played, who invites: asked for while a page shows it. */
class Around {
  told: Company = $state.raw({ here: [], known: [], invitations: [] });

  async look(): Promise<void> {
    if (!player.me?.id || document.hidden) return;
    this.told = await api.here().catch(() => this.told);
  }

  /** Others see that one is here, or no longer do. */
  async show(on: boolean): Promise<void> {
    player.me = await api.changeMe({ name: settings.name, shown: on });
    await this.look();
  }

  async invite(table: string, whom: string): Promise<void> {
    this.told = await api.invite({ table, player: whom });
  }

  /** In an effect. */
  keepLooking(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }
}

export const around = new Around();
