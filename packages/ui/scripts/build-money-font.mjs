// Takes the signs of currencies out of Inter's extended latin part, into a file of their own (src/fonts/money.css).
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const inter = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/inter/package.json"));
const FIRST = 0x20a0;
const LAST = 0x20c0;
const signs = String.fromCodePoint(...Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at));

const extended = await readFile(join(inter, "files/inter-latin-ext-wght-normal.woff2"));
await writeFile(
  new URL("../src/fonts/inter-money-wght-normal.woff2", import.meta.url),
  await subsetFont(extended, signs, { targetFormat: "woff2" }),
);
