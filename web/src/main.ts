import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/boards.css";
import "./style/covers.css";
import icons from "./art/icons.svg?raw";
import { insertSprite } from "./art/sprite";
import { arrive } from "./lib/arrive";
import { renewWhenStale } from "./lib/renew";
import { watchAddress } from "./lib/router.svelte";
import { keepSettings, settings } from "./lib/settings.svelte";
import { wakeSound } from "./lib/sound";
import { keepInStep, sync } from "./lib/sync";
import { speak } from "./lib/words.svelte";
import App from "./shell/App.svelte";

arrive();
insertSprite("icons", icons);
keepSettings();
renewWhenStale();
watchAddress();
addEventListener("pointerdown", wakeSound, { passive: true });
addEventListener("keydown", wakeSound, { passive: true });

await speak(settings.language).catch(() => undefined);
const target = document.getElementById("app");
if (target) mount(App, { target });

const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
idle(() => void import("./style/fonts.css"));
keepInStep();
idle(() => void sync());
if (import.meta.env.PROD && "serviceWorker" in navigator)
  idle(() => void navigator.serviceWorker.register("sw.js").catch(() => undefined));
