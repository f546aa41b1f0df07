// Writes dist/**/*.d.ts. tsup's own declarations bundle all of Radix's types and run out of memory.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const { status } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(1);

/** Node's resolution, unlike the bundlers', wants relative imports with their extension. */
const withExtension = (file, specifier) => {
  if (/\.m?js$/.test(specifier)) return specifier;
  return existsSync(join(dirname(file), `${specifier}.d.ts`))
    ? `${specifier}.js`
    : `${specifier.replace(/\/$/, "")}/index.js`;
};

for (const name of globSync("dist/**/*.d.ts", { cwd: root })) {
  const file = join(root, name);
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text
      .replace(/^import "[^"]+\.css";\n/gm, "")
      .replace(
        /(from |import\()"(\.{1,2}\/[^"]*)"/g,
        (_, before, specifier) => `${before}"${withExtension(file, specifier)}"`,
      ),
  );
}
