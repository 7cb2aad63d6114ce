import { describe, expect, it } from "vitest";
import { defaults, read } from "../src/lib/settings.svelte";

const desk = { languages: ["de", "en-GB"], touch: false };
const phone = { languages: ["pl-PL", "en"], touch: true };

describe("settings", () => {
  it("begin with what the browser speaks; a phone is silent and asks twice", () => {
    expect(defaults(desk)).toMatchObject({ language: "en", sound: true, confirm: false });
    expect(defaults(phone)).toMatchObject({ language: "pl", sound: false, confirm: true });
  });

  it("are kept", () => {
    const kept = { ...defaults(desk), theme: "dark", name: "Ola", read: ["titan_race/x"] };
    expect(read(JSON.stringify(kept), phone)).toEqual(kept);
  });

  it("that make no sense are passed over one by one", () => {
    const kept = { theme: "neon", language: "pl", sound: "loud", read: "all", name: 7, motion: "off", other: 1 };
    expect(read(JSON.stringify(kept), desk)).toEqual({ ...defaults(desk), language: "pl", motion: "off" });
  });

  it("that cannot be read are none", () => {
    for (const kept of [null, "", "{", "null", "[]", "3"]) expect(read(kept, desk)).toEqual(defaults(desk));
  });
});
