// Takes the signs of currencies out of a family's extended latin part, into a file of their own (src/fonts/money.css of who calls it).
// node build-money-font.mjs @fontsource-variable/inter inter
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import subsetFont from "subset-font";

const [, , family, name] = process.argv;
const files = join(dirname(createRequire(resolve("package.json")).resolve(`${family}/package.json`)), "files");
const FIRST = 0x20a0;
const LAST = 0x20c0;
const signs = String.fromCodePoint(...Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at));

const extended = await readFile(join(files, `${name}-latin-ext-wght-normal.woff2`));
await writeFile(
  resolve("src/fonts", `${name}-money-wght-normal.woff2`),
  await subsetFont(extended, signs, { targetFormat: "woff2" }),
);
