import { describe, expect, it } from "vitest";
import { parse, to } from "../src/lib/routes";

describe("addresses", () => {
  it("are read back as they are written", () => {
    expect(parse(to.home())).toEqual({ page: "home", at: "" });
    expect(parse(to.tables())).toEqual({ page: "home", at: "tables" });
    expect(parse(to.settings())).toEqual({ page: "settings" });
    expect(parse(to.create("titan_race"))).toEqual({ page: "create", game: "titan_race" });
    expect(parse(to.create())).toEqual({ page: "create", game: "" });
    expect(parse(to.table("LIPA-42"))).toEqual({ page: "table", table: "LIPA-42", keys: [] });
    expect(parse(to.seat("ab12", ["x_Y-1", "z"]))).toEqual({ page: "table", table: "ab12", keys: ["x_Y-1", "z"] });
    expect(parse(to.replay("ab12", 7, 0))).toEqual({ page: "replay", table: "ab12", at: 7, seat: 0 });
    expect(parse(to.replay("ab12"))).toEqual({ page: "replay", table: "ab12", at: null, seat: null });
    expect(parse(to.learn())).toEqual({ page: "learn", game: "", lesson: "" });
    expect(parse(to.learn("karak2", "army"))).toEqual({ page: "learn", game: "karak2", lesson: "army" });
    expect(parse(to.rules("titan_race", "TR-O-01"))).toEqual({ page: "rules", game: "titan_race", rule: "TR-O-01" });
    expect(parse(to.summary("karak2"))).toEqual({ page: "summary", game: "karak2" });
    expect(parse(to.cards("war_chest"))).toEqual({ page: "cards", game: "war_chest" });
  });

  it("that lead nowhere lead to the page that says so", () => {
    for (const hash of [
      "#/nowhere",
      "#/cards/",
      "#/summary",
      "#/t/",
      "#/t/a b",
      "#/t/x/key/<script>",
      "#/t/x/else",
      "#/%E0%A4%A",
    ]) {
      expect(parse(hash).page).toBe("lost");
    }
    expect(parse("").page).toBe("home");
    expect(parse("#/t/x/replay?at=-1&seat=x")).toEqual({ page: "replay", table: "x", at: null, seat: null });
  });
});
