// The blocks of code in what people who use Carrel read.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

/** `packages/sdk/api.md` is none of them: it is made of the contract, whose examples are tested there. */
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/operations.md",
  "docs/{guide,documentation}/**/*.md",
  "packages/*/README.md",
];

/** All blocks of code, in the order of their documents. */
export const documentBlocks = () =>
  globSync(DOCUMENTS, { cwd: ROOT })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), "utf8");
      return [...text.matchAll(/^ *```(.*)\n([\s\S]*?)^ *```$/gm)].map(({ index, 1: language = "", 2: code = "" }) => ({
        at: `${file}:${text.slice(0, index).split("\n").length}`,
        file,
        language,
        code,
      }));
    });
