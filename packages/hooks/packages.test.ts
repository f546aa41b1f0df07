import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { checkPackage, Package } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Both published packages, laid out as an application finds them after installing. */
const PACKAGES = ["sdk", "hooks"];
const application = mkdtempSync(join(import.meta.dirname, "node_modules/.packed-"));
const installed = (name: string) => join(application, "node_modules/@carrel", name);
const manifest = (directory: string) => JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));

/** Builds a package and lays out what publishing it would: its files, and its manifest as `publishConfig` turns it. */
function install(name: string) {
  const source = join(import.meta.dirname, "..", name);
  const target = installed(name);
  mkdirSync(target, { recursive: true });
  execFileSync(join(source, "node_modules/.bin/tsup"), ["--out-dir", join(target, "dist")], {
    cwd: source,
    stdio: "pipe",
  });
  cpSync(join(source, "README.md"), join(target, "README.md"));
  const { publishConfig, devDependencies: _, scripts: __, ...rest } = manifest(source);
  writeFileSync(join(target, "package.json"), JSON.stringify({ ...rest, ...publishConfig, version: "1.0.0" }));
  for (const dependency of Object.keys({ ...rest.dependencies, ...rest.peerDependencies })) {
    const link = join(application, "node_modules", dependency);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(source, "node_modules", dependency), link);
  }
}

beforeAll(() => {
  for (const name of PACKAGES) install(name);
}, 300_000);
afterAll(() => rmSync(application, { recursive: true, force: true }));

describe.each(PACKAGES)("@carrel/%s", (name) => {
  it("passes publint", async () => {
    const { messages } = await publint({ pkgDir: installed(name), strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it("gives every kind of resolution its types", async () => {
    const files = globSync("**/*.{json,js,cjs,ts,cts}", { cwd: installed(name) }).map(
      (file) => [`/node_modules/@carrel/${name}/${file}`, readFileSync(join(installed(name), file), "utf8")] as const,
    );
    const result = await checkPackage(new Package(Object.fromEntries(files), `@carrel/${name}`, "1.0.0"));
    if (!result.types) throw new Error("The package has no types");
    // Before `exports` (TypeScript's node10) only the main entry could be found.
    const problems = result.problems.filter(
      (problem) => !("resolutionKind" in problem && problem.resolutionKind === "node10"),
    );
    expect(problems).toEqual([]);
  });

  it("opens each of its entries as ESM and as CommonJS", () => {
    const entries = Object.keys(manifest(installed(name)).exports).map((entry) => `@carrel/${name}${entry.slice(1)}`);
    const run = (file: string, line: (entry: string) => string) => {
      writeFileSync(join(application, file), entries.map(line).join("\n"));
      return execFileSync(process.execPath, [file], { cwd: application, encoding: "utf8" });
    };
    const esm = run("open.mjs", (entry) => `console.log(Object.keys(await import("${entry}")).length > 0);`);
    const cjs = run("open.cjs", (entry) => `console.log(Object.keys(require("${entry}")).length > 0);`);
    expect(esm).toBe("true\n".repeat(entries.length));
    expect(cjs).toBe(esm);
  });
});

/** What a strange application writes: twelve calls, checked against the published types. */
const CONSUMER = `
import { contract, createClient } from "@carrel/sdk";
const client = createClient({ baseUrl: "/api" }, contract);
export const names: Promise<(string | null | undefined)[]> = Promise.all([
  client.auth.session().then((session) => session.selectedBranch),
  client.auth.login({ email: "", password: "" }).then((reply) => (reply.statuscode === 1 ? reply.token : reply.data._id)),
  client.desks.list({ page: 1 }).then((reply) => reply.data[0]?.name),
  client.desks.get({ id: "" }).then((desk) => desk.zone),
  client.desks.add({ branchId: "", name: "" }).then((desk) => desk.name),
  client.desks.bookDesk({ deskId: "", type: "DAILY" }).then((booking) => booking.code),
  client.bookings.list().then((reply) => reply.data[0]?.visitor.email),
  client.bookings.changeStatus({ bookingId: "", status: "CONFIRMED" }).then((booking) => booking.status),
  client.branches.list().then((reply) => reply.data[0]?.timezone),
  client.branches.add({ name: "", timezone: "" }).then((branch) => branch.code),
  client.feePlans.list({}, { timeout: 1 }).then((reply) => reply.data[0]?.currency),
  client.dashboard.bookingStats().then((stats) => stats.bookingDetails.upcoming[0]?.deskName),
]);
// @ts-expect-error a desk needs a branch
client.desks.add({ name: "" });
// @ts-expect-error one record has no pages
client.desks.get.pages;
`;

it("types a consumer's calls at a low price for his compiler", () => {
  writeFileSync(join(application, "consumer.ts"), CONSUMER);
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
  writeFileSync(join(application, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["consumer.ts"] }));
  const report = execFileSync(
    join(import.meta.dirname, "node_modules/.bin/tsc"),
    ["--project", application, "--extendedDiagnostics"],
    { encoding: "utf8" },
  );
  const instantiations = Number(/Instantiations:\s+(\d+)/.exec(report)?.[1]);
  process.stdout.write(`Type instantiations of twelve calls: ${instantiations} (budget 15000)\n`);
  expect(instantiations).toBeGreaterThan(0);
  expect(instantiations).toBeLessThanOrEqual(15_000);
});
