// Looks through the desks of a branch in a web worker, so that a page with thousands of them stays quick.
//
//   npm install @carrel/sdk
//
// In a page that Vite (or another bundler of module workers) builds:
//
//   const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
//   worker.onmessage = ({ data }) => show(data); // a desk, then { looked: 16 }
//   worker.postMessage({ baseUrl, apiKey, branchId, startAt, endAt });
//
// A worker has no cookies, so a client in it keeps its session in memory; public calls need none.

import { createClient, type PublicDesk, publicDesks } from "@carrel/sdk";

/** What the page asks: the desks of a branch that are free in a period. */
export interface Search {
  baseUrl: string;
  apiKey: string;
  branchId: string;
  startAt: string;
  endAt: string;
}

/** What it is told: each free desk as it is found, and in the end how many were looked at. */
export type Finding = PublicDesk | { looked: number };

self.onmessage = async ({ data }: MessageEvent<Search>) => {
  const { baseUrl, apiKey, ...search } = data;
  const client = createClient({ baseUrl, apiKey }, { desks: publicDesks });
  let looked = 0;
  for await (const desk of client.desks.listPublic.pages({ ...search, limit: 5 })) {
    looked += 1;
    if (desk.status === 1) tell(desk);
  }
  tell({ looked });
};

const tell = (finding: Finding) => self.postMessage(finding);
