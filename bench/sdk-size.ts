import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { gzipSize } from "../scripts/testing/gzip-size.ts";

const sdk = JSON.stringify(fileURLToPath(new URL("../packages/sdk/src/index.ts", import.meta.url)));

/** The same small program through each client: it lists desks and books one. */
const PROGRAMS = {
  "floor: fetch, JSON and a thrown error by hand": `
    const call = async (path, body) => {
      const response = await fetch("/api" + path, { method: "POST", body: JSON.stringify(body) });
      const reply = await response.json();
      if (!reply.status) throw new Error(reply.message);
      return reply.data;
    };
    export const desks = () => call("/desks?page=1", {});
    export const book = (booking) => call("/bookings", booking);`,
  "@carrel/sdk, the areas that it calls": `
    import { createClient, publicBookings, publicDesks } from ${sdk};
    const client = createClient({ baseUrl: "/api" }, { bookings: publicBookings, desks: publicDesks });
    export const list = (branchId) => client.desks.listPublic({ branchId, page: 1 });
    export const book = (booking) => client.bookings.saveBooking(booking);`,
  "@carrel/sdk, all rows": `
    import { contract, createClient } from ${sdk};
    export const client = createClient({ baseUrl: "/api" }, contract);`,
  "openapi-fetch": `
    import createClient from "openapi-fetch";
    const client = createClient({ baseUrl: "/api" });
    export const desks = () => client.POST("/desks", { params: { query: { page: 1 } } });
    export const book = (body) => client.POST("/bookings", { body });`,
  ky: `
    import ky from "ky";
    const client = ky.create({ prefix: "/api" });
    export const desks = () => client.post("desks", { searchParams: { page: 1 } }).json();
    export const book = (json) => client.post("bookings", { json }).json();`,
  axios: `
    import axios from "axios";
    const client = axios.create({ baseURL: "/api" });
    export const desks = () => client.post("/desks", {}, { params: { page: 1 } });
    export const book = (body) => client.post("/bookings", body);`,
  "@trpc/client": `
    import { createTRPCClient, httpLink } from "@trpc/client";
    const client = createTRPCClient({ links: [httpLink({ url: "/api" })] });
    export const desks = () => client.desks.list.query({ page: 1 });
    export const book = (booking) => client.bookings.save.mutate(booking);`,
  "@medusajs/js-sdk": `
    import Medusa from "@medusajs/js-sdk";
    const client = new Medusa({ baseUrl: "/api" });
    export const list = () => client.store.product.list({ limit: 20 });
    export const add = (id, item) => client.store.cart.createLineItem(id, item);`,
  "@supabase/supabase-js": `
    import { createClient } from "@supabase/supabase-js";
    const client = createClient("/api", "key");
    export const desks = () => client.from("desks").select();
    export const book = (booking) => client.from("bookings").insert(booking);`,
};

/** Bytes of a bundled program, minified and gzipped. */
async function size(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2023",
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
  });
  const [file] = outputFiles;
  return file ? gzipSize(file.contents) : 0;
}

/** What each client costs a page, min+gzip, as a multiple of our own program. */
export async function sdkSizeBench(): Promise<string[]> {
  const sizes = new Map<string, number>();
  for (const [name, contents] of Object.entries(PROGRAMS)) sizes.set(name, await size(contents));
  const [, carrel = 1] = sizes.values();
  return [...sizes].map(
    ([name, bytes]) =>
      `${(bytes / 1000).toFixed(2).padStart(6)} kB  × ${(bytes / carrel).toFixed(2).padStart(5)}  ${name}`,
  );
}
