import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

// Compilers and other programs start here, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const here = (path: string) => join(import.meta.dirname, path);

/** What the guide's snippets take for granted. A snippet that makes a client of its own hides the one here. */
const PRELUDE = `
import type * as sdk from "@carrel/sdk";
declare global {
  const contract: typeof sdk.contract;
  const createClient: typeof sdk.createClient;
  const client: sdk.Client<sdk.Contract>;
  const apiKey: string, id: string, deskId: string, customerId: string, branchId: string, startAt: string, endAt: string, email: string, password: string, user: string;
  const booking: sdk.BookDesk;
  const controller: AbortController;
  const traced: sdk.Middleware;
  const files: File[];
  const images: [sdk.GalleryImage, ...sdk.GalleryImage[]];
  const image: HTMLImageElement;
  const redis: {
    get(key: string): Promise<string | null>;
    set(key: string, value: string, options: { EX: number }): Promise<void>;
    del(key: string): Promise<void>;
  };
  function suggest(data: unknown): void;
  function markFields(issues: sdk.Issue[]): void;
  function showForbidden(): void;
  function navigate(path: string, message?: string): void;
  function refresh(): void;
  function askForCode(): Promise<string>;
  function log(operation: string, status: number): void;
  function show(share: number): void;
  function save(filename: string, contentType: string, blob: Blob): void;
}`;

const project = mkdtempSync(join(tmpdir(), "carrel-readme-"));
const write = (file: string, text: string) => writeFileSync(join(project, file), text);

beforeAll(() => {
  write("prelude.d.ts", PRELUDE);
  write(
    "tsconfig.json",
    JSON.stringify({
      extends: here("tsconfig.json"),
      compilerOptions: {
        allowJs: true,
        checkJs: true,
        // A snippet shows what a call gives, used or not.
        noUnusedLocals: false,
        paths: Object.fromEntries(
          Object.entries<string>(JSON.parse(readFileSync(here("package.json"), "utf8")).exports).map(
            ([entry, file]) => [`@carrel/sdk${entry.slice(1)}`, [here(file)]],
          ),
        ),
      },
      include: ["."],
    }),
  );
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** What the compiler says of the project; nothing, when all is well. */
const complaints = () =>
  spawnSync(here("node_modules/.bin/tsc"), ["--noEmit", "--project", project], { encoding: "utf8" }).stdout;

it("compiles each snippet of the guide, and the script of the example page", () => {
  const guide = readFileSync(here("README.md"), "utf8");
  const snippets = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)];
  expect(snippets.length).toBeGreaterThan(15);
  for (const { index, 1: code = "" } of snippets) {
    // The file's name tells where in the guide a complaint belongs.
    write(`line-${guide.slice(0, index).split("\n").length}.ts`, code);
  }
  const page = readFileSync(here("examples/browser.html"), "utf8");
  write("browser.js", /<script type="module">(.*?)<\/script>/s.exec(page)?.[1] ?? "the page has no script");
  expect(complaints()).toBe("");
});
