import { expect, it } from "vitest";
import { areaFaults } from "../../scripts/lint/area-imports.mjs";

const SHEET = "screens/desks/sheet.tsx";
const REASON = { "desks/sheet": "it opens over both" };

it.each([
  ["screens/bookings/screen.tsx", 'import { Sheet } from "../desks/sheet";'],
  ["screens/bookings/new/form.tsx", 'const sheet = () => import("../../desks/sheet");'],
  ["app/bell.tsx", 'import type { Props } from "../screens/desks/sheet";'],
])("refuses what %s takes from another area, unless it is named", (path, text) => {
  const texts = new Map([
    [SHEET, ""],
    [path, text],
  ]);
  expect(areaFaults(texts, {})).toEqual([expect.stringContaining(`${path} takes desks/sheet`)]);
  expect(areaFaults(texts, REASON)).toEqual([]);
});

it("leaves an area to itself, its routes to the router and what is for all to all", () => {
  const texts = new Map([
    [SHEET, 'import { Form } from "./work/form";\nimport { Title } from "../../app/title";'],
    ["screens/desks/work/form.tsx", 'import { Sheet } from "../sheet";'],
    ["app/router.ts", 'import { deskRoutes } from "../screens/desks/routes";'],
  ]);
  expect(areaFaults(texts, {})).toEqual([]);
});

it("refuses a name that nobody needs", () => {
  expect(areaFaults(new Map([[SHEET, ""]]), REASON)).toEqual([
    "No other area takes desks/sheet any more: its name goes.",
  ]);
});
