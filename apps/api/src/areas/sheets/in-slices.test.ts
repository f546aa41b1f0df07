import { expect, it } from "vitest";
import { inSlices, SLICE } from "./in-slices";

it("keeps the order, and lets others have their turn between the slices", async () => {
  const values = Array.from({ length: SLICE * 4 }, (_, place) => place);
  const told: string[] = [];
  // Somebody else, who does a little each time that he has his turn.
  let turns = 0;
  let isDone = false;
  const others = new Promise<void>((resolve) => {
    const next = () => {
      turns += 1;
      if (isDone) resolve();
      else setTimeout(next);
    };
    setTimeout(next);
  });
  const doubled = await inSlices(values, (value) => {
    if (value % SLICE === 0) told.push(`slice ${value / SLICE}, ${turns > 0 ? "others were here" : "nobody else yet"}`);
    return value * 2;
  });
  isDone = true;
  await others;
  expect(doubled).toEqual(values.map((value) => value * 2));
  expect(told[0]).toBe("slice 0, nobody else yet");
  expect(told.slice(1)).toEqual([1, 2, 3].map((slice) => `slice ${slice}, others were here`));
  expect(turns).toBeGreaterThanOrEqual(3);
});

it("gives nothing of nothing", async () => {
  expect(await inSlices([], () => 1)).toEqual([]);
});
