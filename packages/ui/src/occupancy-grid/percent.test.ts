import { expect, it } from "vitest";
import { percentOf, stepOf } from "./percent";

it.each([
  { share: 0, percent: 0, step: 0 },
  { share: 0.001, percent: 1, step: 1 },
  { share: 0.25, percent: 25, step: 1 },
  { share: 0.26, percent: 26, step: 2 },
  { share: 0.999, percent: 99, step: 4 },
  { share: 1, percent: 100, step: 4 },
  { share: 1.2, percent: 100, step: 4 },
])("says $share as $percent %, in step $step", ({ share, percent, step }) => {
  expect([percentOf(share), stepOf(share)]).toEqual([percent, step]);
});
