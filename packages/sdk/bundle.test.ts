import { join } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { overBudget, partsOf } from "../../scripts/testing/byte-budget.ts";
import { gzipSize } from "../../scripts/testing/gzip-size.ts";
import { contract, publicBookings, publicBranches, publicDesks } from "./src/index";

const entry = join(import.meta.dirname, "entry.ts");

/** Bundles what an application writes, as its own tool would, and names the modules that got in. */
async function bundle(source: string) {
  const made = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "virtual:entry" ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      target: "esnext",
      modulePreload: false,
      rolldownOptions: { input: "virtual:entry", preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in made)) throw new Error("One bundle was expected");
  const [{ code, modules }] = made.output;
  return { inputs: Object.keys(modules), bytes: gzipSize(code), parts: partsOf(modules) };
}

/** Gzipped bytes: what makes calls, and a row of the contract, so that a new call costs what calls cost and no more. */
const CLIENT = 4_200;
const ROW = 20;

const CASES = [
  {
    name: "all rows",
    source: `import { createClient, contract } from "./src/index"; export default createClient({ baseUrl: "/api" }, contract);`,
    rows: contract,
  },
  {
    name: "booking's rows",
    source: `
      import { createClient, publicBookings, publicBranches, publicDesks } from "./src/index";
      export default createClient({ baseUrl: "/api" }, {
        bookings: publicBookings, branches: publicBranches, desks: publicDesks,
      });`,
    rows: { publicBookings, publicBranches, publicDesks },
  },
];

it.each(CASES)(
  "keeps zod and dates out of a client of $name, and its size in its budget",
  async ({ source, rows, name }) => {
    const count = Object.values(rows).reduce((sum, area) => sum + Object.keys(area).length, 0);
    const limit = CLIENT + ROW * count;
    const { inputs, bytes, parts } = await bundle(source);
    process.stdout.write(`SDK with ${name}: ${bytes} bytes gzip (budget ${limit})\n`);
    expect(inputs.filter((input) => /node_modules|schemas|domain/.test(input))).toEqual([]);
    expect(bytes, overBudget(name, bytes, limit, parts)).toBeLessThanOrEqual(limit);
  },
);
