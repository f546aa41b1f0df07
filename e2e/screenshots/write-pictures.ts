import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { DESK, PHONE, SCREENS, WIDE } from "./screens";

const FOLDER = join(import.meta.dirname, "../../apps/marketing/src/screenshots");
const FILES = join(FOLDER, "files");

/** In pixels: what a phone or a small picture takes, and what a large one does. */
const WIDTHS = new Map([
  [DESK, [640, 1200]],
  [WIDE, [640, 1200]],
  [PHONE, [320, 640]],
]);

const FORMATS = {
  avif: (picture: Sharp) => picture.avif({ quality: 48, effort: 7, chromaSubsampling: "4:4:4" }),
  webp: (picture: Sharp) => picture.webp({ quality: 62, effort: 6, smartSubsample: true }),
};

export const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

const fileOf = (name: string, scheme: Scheme, width: number, format: string) => `${name}-${scheme}-${width}.${format}`;

const widthsOf = (size: typeof DESK) => WIDTHS.get(size) ?? [];

/** @param taken a PNG of the screen, twice as fine as its size says */
export async function writePictures(name: string, scheme: Scheme, taken: Buffer) {
  mkdirSync(FILES, { recursive: true });
  const size = SCREENS.find((screen) => screen.name === name)?.size ?? DESK;
  for (const width of widthsOf(size)) {
    const smaller = sharp(taken).resize({ width, kernel: "lanczos3" });
    for (const [format, encode] of Object.entries(FORMATS))
      await encode(smaller.clone()).toFile(join(FILES, fileOf(name, scheme, width, format)));
  }
}

/** Takes away pictures of screens that are taken no more, and writes the table that the pages' component reads. */
export function writeTable() {
  const taken = SCREENS.flatMap(({ name, size }) =>
    SCHEMES.flatMap((scheme) =>
      widthsOf(size).flatMap((width) => Object.keys(FORMATS).map((format) => fileOf(name, scheme, width, format))),
    ),
  );
  for (const file of readdirSync(FILES)) if (!taken.includes(file)) rmSync(join(FILES, file));
  const rows = SCREENS.map(
    ({ name, size: { width, height }, size }) =>
      `  "${name}": { width: ${width}, height: ${height}, widths: [${widthsOf(size).join(", ")}] },`,
  );
  writeFileSync(
    join(FOLDER, "sizes.gen.ts"),
    [
      "// Made by `pnpm screenshots`, with the pictures beside it.",
      "/** The screens that there are pictures of: their size in CSS pixels, and how wide the pictures are. */",
      "export const SIZES = {",
      ...rows,
      "} as const;",
      "",
    ].join("\n"),
  );
}
