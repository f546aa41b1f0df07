import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { overBudget, partsOf } from "../../scripts/testing/byte-budget.ts";
import { gzipSize } from "../../scripts/testing/gzip-size.ts";
import { lintProblems, manifestIn, openEntries, typeProblems } from "./packed/checks";
import { hoverDocs } from "./packed/hover";
import { type Application, installPacked } from "./packed/install";
import { readDocs } from "./reference/read-docs";

// Compilers and other programs start here, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let application: Application;
beforeAll(() => {
  application = installPacked("sdk");
}, 300_000);
afterAll(() => rmSync(application.directory, { recursive: true, force: true }));

describe("the packed @carrel/sdk", () => {
  it("passes publint", async () => {
    expect(await lintProblems(application)).toEqual([]);
  });

  it("gives every kind of resolution its types", async () => {
    expect(await typeProblems(application)).toEqual([]);
  });

  it("names versions, and ships neither sources nor tests", () => {
    expect(JSON.stringify(manifestIn(application))).not.toMatch(/workspace:|catalog:|\.\/src\//);
    const files = execFileSync("tar", ["-tzf", application.tarball], { encoding: "utf8" }).trim().split("\n");
    expect(files.filter((file) => !/^package\/(?:dist\/|package\.json$|README\.md$|api\.md$)/.test(file))).toEqual([]);
  });

  it("marks the making of every row as pure, for bundlers that can't see it", () => {
    const files = globSync("dist/*.{js,cjs}", { cwd: application.installed });
    const code = files.map((file) => readFileSync(join(application.installed, file), "utf8")).join("\n");
    expect(code).toContain('/* @__PURE__ */ write("POST /co-space/desks/book-desk"');
    expect(code).toContain("/* @__PURE__ */ joined(publicDesks");
    expect(code).not.toMatch(/[:=] (?:read|write|joined)\(/);
  });

  it("opens each of its entries as ESM and as CommonJS", () => {
    const { entries, esm, cjs } = openEntries(application, "@carrel/sdk");
    expect(esm).toBe("true\n".repeat(entries));
    expect(cjs).toBe(esm);
  });
});

/** Looks an organisation up, and is refused a desk, against the fake fetch. */
const CALLS = `
  const fake = createFakeFetch(contract, {
    bookings: { superOrgLookup: () => exampleOf(BookableOrganisation) },
    desks: { bookDesk: () => refuse(409, { code: "desk_taken" }) },
  }, { validation });
  const client = createClient({ baseUrl: "http://fake.test/api", fetch: fake }, contract);
  const work = async () => {
    const found = await client.bookings.superOrgLookup({ orgCode: "ATHENA" });
    const deskId = "019a0000-0000-7000-8000-000000000001";
    const refused = await client.desks.bookDesk({
      deskId, customerId: deskId, type: "HOURLY", startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-21T12:00:00Z",
    }).catch((error) => error);
    return [found.branches.length, refused instanceof ApiError, refused.code, fake.calls.length].join(" ");
  };`;
const ENTRIES = [
  ["{ ApiError, contract, createClient }", "@carrel/sdk"],
  ["{ createFakeFetch, exampleOf, refuse }", "@carrel/sdk/testing"],
  ["{ BookableOrganisation }", "@carrel/sdk/schemas"],
  ["{ validation }", "@carrel/sdk/validation"],
];

describe("an application of Node", () => {
  it("calls from an ES module, and from a worker thread", () => {
    const imports = ENTRIES.map(([names, entry]) => `import ${names} from "${entry}";`).join("\n");
    application.write("calls.mjs", `${imports}\n${CALLS}\nconsole.log(await work());`);
    application.write(
      "thread.mjs",
      `import { Worker } from "node:worker_threads";\nnew Worker(new URL("./calls.mjs", import.meta.url));`,
    );
    expect(application.run("calls.mjs")).toBe("1 true desk_taken 2\n");
    expect(application.run("thread.mjs")).toBe("1 true desk_taken 2\n");
  });

  it("calls from CommonJS", () => {
    const requires = ENTRIES.map(([names, entry]) => `const ${names} = require("${entry}");`).join("\n");
    application.write("calls.cjs", `${requires}\n${CALLS}\nwork().then(console.log);`);
    expect(application.run("calls.cjs")).toBe("1 true desk_taken 2\n");
  });
});

it("types 44 calls at a low price for the compiler", () => {
  application.write("calls.ts", readFileSync(join(import.meta.dirname, "packed/calls.ts"), "utf8"));
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: "es2023",
    lib: ["es2023", "dom"],
    module: "esnext",
    moduleResolution: "bundler",
    types: [],
  };
  application.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["calls.ts"] }));
  const report = execFileSync(
    join(import.meta.dirname, "node_modules/.bin/tsc"),
    ["--project", application.directory, "--extendedDiagnostics"],
    { encoding: "utf8" },
  );
  const instantiations = Number(/Instantiations:\s+(\d+)/.exec(report)?.[1]);
  process.stdout.write(`Type instantiations of 44 calls: ${instantiations} (budget 36500)\n`);
  expect(instantiations).toBeGreaterThan(0);
  expect(instantiations).toBeLessThanOrEqual(36_500);
});

it("shows over every method what its row's JSDoc says, and over a part of the table too", () => {
  const docs = Object.entries(readDocs());
  const shown = hoverDocs({
    directory: application.directory,
    source: `
      import { contract, createClient, desks, publicDesks } from "@carrel/sdk";
      const client = createClient({ baseUrl: "/api" }, contract);
      const staff = createClient({ baseUrl: "/api" }, { desks });
      const visitor = createClient({ baseUrl: "/api" }, { desks: publicDesks });`,
    names: [
      ...docs.map(([name]) => `client.${name}`),
      ...["staff.desks.get", "staff.desks.listPublic", "visitor.desks.listPublic"],
    ],
  });
  const texts = Object.fromEntries(docs.map(([name, { description }]) => [name, description]));
  expect(shown).toEqual({
    ...Object.fromEntries(docs.map(([name, { description }]) => [`client.${name}`, description])),
    "staff.desks.get": texts["desks.get"],
    "staff.desks.listPublic": texts["desks.listPublic"],
    "visitor.desks.listPublic": texts["desks.listPublic"],
  });
});

/** Bundles a module of the application with Vite. */
async function bundle(source: string) {
  const entry = join(application.directory, "entry.js");
  application.write("entry.js", source);
  const made = await build({
    configFile: false,
    logLevel: "error",
    root: application.directory,
    build: {
      write: false,
      target: "esnext",
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in made)) throw new Error("One bundle was expected");
  const [{ code, modules }] = made.output;
  return { code, modules: Object.keys(modules), bytes: gzipSize(code), parts: partsOf(modules) };
}

it("ships the rows that an application names, and no schemas", async () => {
  const { code, modules, bytes, parts } = await bundle(`
    import { createClient, publicBookings, publicBranches, publicDesks } from "@carrel/sdk";
    export default createClient({ baseUrl: "/api" }, {
      bookings: publicBookings, branches: publicBranches, desks: publicDesks,
    });`);
  process.stdout.write(`Packed SDK with booking's rows: ${bytes} bytes gzip (budget 4300)\n`);
  expect(modules.filter((module) => /zod|date-fns/.test(module))).toEqual([]);
  expect(code).toContain("/co-space/bookings/save-booking");
  expect(code).not.toContain("/co-space/bookings/change-status");
  expect(bytes, overBudget("booking's rows", bytes, 4_300, parts)).toBeLessThanOrEqual(4_300);
});
