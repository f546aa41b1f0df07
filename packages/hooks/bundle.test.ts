import { join } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { overBudget, partsOf } from "../../scripts/testing/byte-budget.ts";
import { gzipSize } from "../../scripts/testing/gzip-size.ts";

const entry = join(import.meta.dirname, "entry.ts");

/** Bundles what an application writes, without React, React Query and the SDK, and names the modules that got in. */
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
      rolldownOptions: {
        input: "virtual:entry",
        preserveEntrySignatures: "strict",
        external: [/^react(?:\/|$)/, /^@tanstack\//, /^@carrel\/sdk/],
      },
    },
  });
  if (!("output" in made)) throw new Error("One bundle was expected");
  const [{ code, modules }] = made.output;
  const inputs = Object.keys(modules).flatMap((module) => /packages\/hooks\/src\/(.*)\.tsx?$/.exec(module)?.[1] ?? []);
  return { inputs, bytes: gzipSize(code), parts: partsOf(modules) };
}

const CORE =
  "CarrelProvider, createCarrelQueryClient, createQueries, useBranch, useCarrel, usePermission, useSession, useTerminology";
const APART = [
  "use-brand",
  "use-tracking",
  "use-website",
  "use-mark-read",
  "use-reorder",
  "once",
  "open-checkout",
  "run",
  "run-together",
  "message-of",
  "use-countdown",
  "use-now",
  "use-online",
  "chunk-error",
  "use-load-anew",
  "load-anew",
];
const CASES = [
  { name: "the core", names: CORE, limit: 1_536, absent: [...APART, "shown-at-once", "records-of"] },
  { name: "createQueries alone", names: "createQueries", limit: 600, absent: [...APART, "session", "provider"] },
  { name: "useTracking", names: "useTracking", limit: 1_250, absent: ["use-website", "shown-at-once", "session"] },
  { name: "useWebsite", names: "useWebsite", limit: 1_300, absent: ["use-tracking", "shown-at-once", "session"] },
  { name: "useBrand", names: "useBrand", limit: 1_100, absent: ["use-tracking", "use-website", "session"] },
  {
    name: "the optimistic hooks",
    names: "useMarkRead, useMarkUnread, useMarkAllRead, useReorder",
    limit: 1_900,
    absent: ["use-tracking", "use-website", "session"],
  },
  {
    name: "clock and network",
    names: "messageOf, useCountdown, useNow, useOnline",
    limit: 700,
    absent: ["use-tracking", "use-website", "session", "provider"],
  },
  {
    name: "a page loaded anew",
    names: "isChunkError, noteChunkErrors, useLoadAnew",
    limit: 700,
    absent: ["use-tracking", "use-website", "session", "provider", "message-of"],
  },
];

it.each(CASES)(
  "$name costs no more than its budget, and nothing that it doesn't use",
  async ({ name, names, limit, absent }) => {
    const { inputs, bytes, parts } = await bundle(`export { ${names} } from "./src/index";`);
    process.stdout.write(`Hooks, ${name}: ${bytes} bytes gzip over React Query and the SDK (budget ${limit})\n`);
    expect(inputs.length).toBeGreaterThan(0);
    expect(inputs.filter((input) => absent.includes(input))).toEqual([]);
    expect(bytes, overBudget(name, bytes, limit, parts)).toBeLessThanOrEqual(limit);
  },
);
