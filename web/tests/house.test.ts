import { render } from "svelte/server";
import { expect, test } from "vitest";
import Unplayed from "../src/shell/house/Unplayed.svelte";
import { COVERS, shelf } from "../src/shell/covers";

test("a house in which nothing has been played offers every game", () => {
  const { body } = render(Unplayed, { props: { covers: shelf(["chess"]), first: true } });
  expect(COVERS.length).toBeGreaterThan(0);
  for (const game of [...COVERS.map((cover) => cover.game), "chess"]) expect(body).toContain(`href="#/new/${game}"`);
  expect(body).toContain("#st-chtoolhoo");
});

test("what is still in the box is offered beside what has been played", () => {
  const { body } = render(Unplayed, { props: { covers: shelf([]).slice(1, 2), first: false } });
  expect(body.match(/<li/g)).toHaveLength(1);
  expect(body).not.toContain("#st-");
});
