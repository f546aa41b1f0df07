import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

/** Bundles what an application writes, as its own tool would, and names the files that got in. */
async function bundle(source: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    metafile: true,
    write: false,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { inputs: Object.keys(metafile.inputs), bytes: gzipSync(code, { level: 9 }).byteLength };
}

const CASES = [
  {
    name: "all rows",
    source: `import { createClient, contract } from "./src/index"; export default createClient({ baseUrl: "/api" }, contract);`,
    limit: 7_000,
  },
  {
    name: "booking's rows",
    source: `
      import { createClient, contract } from "./src/index";
      import { bookings, branches, desks } from "./src/contract";
      export default createClient({ baseUrl: "/api" }, {
        bookings: { sendOtp: bookings.sendOtp, verifyOtp: bookings.verifyOtp, saveBooking: bookings.saveBooking, superOrgLookup: bookings.superOrgLookup },
        branches: { listPublic: branches.listPublic },
        desks: { listPublic: desks.listPublic },
      });`,
    limit: 4_500,
  },
];

it.each(CASES)(
  "keeps zod and dates out of a client of $name, and its size in its budget",
  async ({ source, limit, name }) => {
    const { inputs, bytes } = await bundle(source);
    process.stdout.write(`SDK with ${name}: ${bytes} bytes gzip (budget ${limit})\n`);
    expect(inputs.filter((input) => /node_modules|schemas|domain/.test(input))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(limit);
  },
);
