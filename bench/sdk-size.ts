import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const sdk = (path: string) => fileURLToPath(new URL(`../packages/sdk/src/${path}`, import.meta.url));

const VISITOR_ROWS = `{ bookings: {
  sendOtp: bookings.sendOtp, verifyOtp: bookings.verifyOtp, saveBooking: bookings.saveBooking,
  superOrgLookup: bookings.superOrgLookup }, desks: { listPublic: desks.listPublic } }`;

const ENTRIES = {
  "floor: fetch, JSON and a thrown error by hand": `
    export const call = async (path, body) => {
      const response = await fetch("/api" + path, { method: "POST", body: JSON.stringify(body) });
      const reply = await response.json();
      if (!reply.status) throw new Error(reply.message);
      return reply.data;
    };`,
  "all rows": `
    import { createClient } from ${JSON.stringify(sdk("index.ts"))};
    import { contract } from ${JSON.stringify(sdk("contract/index.ts"))};
    export const client = createClient({ baseUrl: "/api" }, contract);`,
  "the booking app's rows": `
    import { createClient } from ${JSON.stringify(sdk("index.ts"))};
    import { bookings, desks } from ${JSON.stringify(sdk("contract/index.ts"))};
    export const client = createClient({ baseUrl: "/api" }, ${VISITOR_ROWS});`,
};

/** Bytes of a bundled entry, minified and gzipped. */
async function size(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL("..", import.meta.url)), loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2023",
    write: false,
  });
  const [file] = outputFiles;
  return file ? gzipSync(file.contents, { level: 9 }).length : 0;
}

/** What the client costs a page, min+gzip. */
export async function sdkSizeBench(): Promise<string[]> {
  const sizes = new Map<string, number>();
  for (const [name, contents] of Object.entries(ENTRIES)) sizes.set(name, await size(contents));
  const [floor = 1] = sizes.values();
  return [...sizes].map(([name, bytes]) => `${(bytes / 1000).toFixed(2)} kB  × ${(bytes / floor).toFixed(1)}  ${name}`);
}
