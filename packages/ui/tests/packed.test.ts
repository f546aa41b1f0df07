import { execFileSync } from "node:child_process";
import {
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
import { type Browser, chromium } from "playwright";
import { publint } from "publint";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { overBudget } from "../../../scripts/testing/byte-budget.ts";
import { gzipSize } from "../../../scripts/testing/gzip-size.ts";
import { chromiumPath } from "../scripts/chromium-path.mjs";
import { components } from "../scripts/sizes.mjs";

const root = join(import.meta.dirname, "..");
/** A plain application without Tailwind, which has installed the packed kit. */
const application = mkdtempSync(join(root, "node_modules/.packed-"));
const installed = join(application, "node_modules/@carrel/ui");
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(application, path)), { recursive: true });
  writeFileSync(join(application, path), text);
};

/** Packs what publishing would send, unpacks it where an installation would, and links what it depends on. */
function install() {
  execFileSync("pnpm", ["run", "build"], { cwd: root, stdio: "pipe" });
  execFileSync("pnpm", ["pack", "--out", join(application, "ui.tgz")], { cwd: root, stdio: "pipe" });
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", join(application, "ui.tgz"), "--strip-components=1", "-C", installed]);
  const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const needed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of [...needed, "@types/react", "@types/react-dom", "vite"]) {
    const link = join(application, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "node_modules", name), link);
  }
}

const PAGE = `
import { createRoot } from "react-dom/client";
import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
createRoot(document.getElementById("root")!).render(
  <>
    <Button variant="primary">Add branch</Button>
    <Button loading>Saving</Button>
    <Dialog title="Delete branch" trigger={<Button>Delete</Button>}>Nobody can book it any more.</Dialog>
  </>,
);
`;
const EVERYTHING = 'import "@carrel/ui/styles.css";';
const SHEETS = 'import "@carrel/ui/dialog.css";\nimport "@carrel/ui/button.css";\nimport "@carrel/ui/base.css";';
/** React with its portals: what any page with an overlay has. */
const BARE = `
import * as React from "react";
import * as ReactDOM from "react-dom";
import { createRoot } from "react-dom/client";
createRoot(document.getElementById("root")!).render(<p>{Object.keys({ ...React, ...ReactDOM })}</p>);
`;

/** Builds one page of the application, with the kit's plug-in as its README says. */
function buildPage(name: string, code: string): string {
  const folder = join(application, name);
  write(`${name}/main.tsx`, code);
  write(
    `${name}/index.html`,
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>',
  );
  write(
    `${name}/vite.config.mjs`,
    'import { headScript } from "@carrel/ui/vite";\nexport default { plugins: [headScript()] };',
  );
  // Vitest's own NODE_ENV would bundle React's development build.
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(join(root, "node_modules/.bin/vite"), ["build"], { cwd: folder, env, stdio: "pipe" });
  return join(folder, "dist");
}

const scriptsOf = (folder: string) =>
  globSync("assets/*.js", { cwd: folder }).map((name) => ({ name, bytes: gzipSize(readFileSync(join(folder, name))) }));
const sum = (files: { bytes: number }[]) => files.reduce((all, { bytes }) => all + bytes, 0);

beforeAll(install, 400_000);
afterAll(() => rmSync(application, { recursive: true, force: true }));

describe("the packed kit", () => {
  it("passes publint", async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it("gives Node each of its entries, without a sheet", () => {
    const entries = components.map((name) => `@carrel/ui/${name}`);
    write(
      "open.mjs",
      entries.map((entry) => `console.log(Object.keys(await import("${entry}")).length > 0);`).join("\n"),
    );
    const output = execFileSync(process.execPath, ["open.mjs"], { cwd: application, encoding: "utf8" });
    expect(output).toBe("true\n".repeat(entries.length));
  });

  it("has a sheet for every component that draws", () => {
    // The themes' own sheet is a part of base.css.
    const drawing = components.filter(
      (name) => existsSync(join(root, "src", name, `${name}.css`)) && name !== "themes",
    );
    expect(drawing.filter((name) => !existsSync(join(installed, "dist", `${name}.css`)))).toEqual([]);
  });

  /** The two compilers that people have. */
  const CONSUMERS = [
    { version: 7, moduleResolution: "bundler", tsc: join(root, "../../node_modules/.bin/tsc") },
    { version: 6, moduleResolution: "nodenext", tsc: join(root, "node_modules/.bin/tsc") },
  ];
  it.each(CONSUMERS)("types every entry for TypeScript $version that resolves like $moduleResolution", (consumer) => {
    const { version, moduleResolution, tsc } = consumer;
    expect(execFileSync(tsc, ["--version"], { encoding: "utf8" })).toContain(`Version ${version}.`);
    const lines = components.map((name, at) => `export * as _${at} from "@carrel/ui/${name}";`);
    write("entries.ts", [...lines, 'export { headScript } from "@carrel/ui/vite";'].join("\n"));
    write("consumer.tsx", PAGE);
    const compilerOptions = {
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      target: "es2023",
      lib: ["es2023", "dom", "dom.iterable"],
      jsx: "react-jsx",
      module: moduleResolution === "bundler" ? "esnext" : "nodenext",
      moduleResolution,
      types: [],
    };
    write("package.json", '{ "type": "module" }');
    write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["entries.ts", "consumer.tsx"] }));
    expect(() => execFileSync(tsc, ["-p", application], { encoding: "utf8", stdio: "pipe" })).not.toThrow();
  });
});

describe("a page of a plain Vite application with a Button and a Dialog", () => {
  const servers: PreviewServer[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      ...(chromiumPath() && { executablePath: chromiumPath() }),
      args: ["--no-sandbox", "--disable-background-networking"],
    });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  });

  const STYLES = ["backgroundColor", "color", "fontSize", "position", "borderRadius", "borderTopStyle", "boxShadow"];

  /** What the browser makes of the page: the styles of its button and of its opened dialog. */
  async function look(folder: string) {
    const server = await preview({
      root: dirname(folder),
      configFile: false,
      logLevel: "error",
      preview: { host: "127.0.0.1", port: 0 },
    });
    servers.push(server);
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    const styles = (locator: ReturnType<typeof page.getByRole>) =>
      locator.evaluate((element, names) => {
        const all = getComputedStyle(element) as unknown as Record<string, string>;
        return Object.fromEntries(names.map((name) => [name, all[name]]));
      }, STYLES);
    const button = await styles(page.getByRole("button", { name: "Add branch" }));
    await page.getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete branch" });
    await dialog.waitFor();
    const seen = { button, dialog: await styles(dialog) };
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.close();
    return seen;
  }

  it("shows them as designed, with all of the kit's styles or with the two sheets alone", async () => {
    const whole = await look(buildPage("whole", EVERYTHING + PAGE));
    expect(whole.button).toMatchObject({
      backgroundColor: "rgb(37, 99, 235)",
      color: "rgb(255, 255, 255)",
      fontSize: "14px",
      position: "relative",
    });
    expect(whole.dialog).toMatchObject({ position: "fixed", backgroundColor: "rgb(255, 255, 255)" });
    expect(whole.dialog.boxShadow).not.toBe("none");
    expect(await look(buildPage("sheets", SHEETS + PAGE))).toEqual(whole);
  });

  it("costs at most 16 kB of script over React", () => {
    const scripts = scriptsOf(buildPage("page", SHEETS + PAGE));
    const page = sum(scripts);
    const react = sum(scriptsOf(buildPage("bare", BARE)));
    process.stdout.write(`A page with a Button and a Dialog: ${page - react} bytes over React (budget 16000)\n`);
    expect(react).toBeGreaterThan(0);
    expect(page - react, overBudget(`over React's ${react}`, page - react, 16_000, scripts)).toBeLessThanOrEqual(
      16_000,
    );
  });
});
