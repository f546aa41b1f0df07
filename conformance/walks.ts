import { inWords, terminology } from "@carrel/sdk/domain";
import { documentBlocks } from "../scripts/testing/document-blocks.mjs";
import type { Held } from "./asked/rule";
import { WALKS } from "./guides";
import { SCRIPTS } from "./guides/scripts";
import type { Step } from "./guides/walk";
import { isTest, listOf } from "./places";
import { guidePages, textOf } from "./source";

/** A page that tells how a thing is done. */
export interface Guide {
  file: string;
  /** In one wording of several. */
  title: string;
  steps: readonly WalkedStep[];
}

export interface WalkedStep {
  heldBy: readonly Held[];
  /** What no test does of it; null where nothing is left. */
  notYet: string | null;
  /** Where it is done, if not here. */
  outside: string | null;
}

const WORDS = terminology("co-working");

const walked = (step: Step): WalkedStep => {
  if (typeof step === "string" || Array.isArray(step)) return { heldBy: listOf(step), notYet: null, outside: null };
  if ("outside" in step) return { heldBy: [], notYet: null, outside: step.outside };
  const { notYet, heldBy = [] } = step as Extract<Step, { notYet: string }>;
  return { heldBy, notYet, outside: null };
};

const titleOf = (file: string) => inWords(/^# (.+)$/m.exec(textOf(file))?.[1] ?? file, WORDS);

/** Every page that is there, in the order of their files. */
export const guides = (): Guide[] =>
  guidePages.map((file) => ({ file, title: titleOf(file), steps: (WALKS[file] ?? []).map(walked) }));

/** How many numbered steps a page has, outside of its code. */
const stepsIn = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "").match(/^\d+\. /gm)?.length ?? 0;

const goneIn = (file: string, steps: readonly WalkedStep[]) =>
  steps
    .flatMap(({ heldBy }) => heldBy)
    .filter((held) => !isTest(held))
    .map((held) => `No test “${held}” walks ${file} any more: name the one that does, or write it.`);

/** What is wrong with the walks of the pages, in sentences that say what to do. */
export function walkFaults(all: readonly Guide[]): string[] {
  return [
    ...Object.keys(WALKS)
      .filter((file) => !guidePages.includes(file))
      .map((file) => `conformance/guides walks ${file}, which is no more: take its row out, or name where it is now.`),
    ...all.flatMap(({ file, steps }) => {
      const wanted = Math.max(1, stepsIn(textOf(file)));
      const counted =
        steps.length === wanted
          ? []
          : [`${file} has ${wanted} steps, and conformance/guides names ${steps.length}: name the tests of each.`];
      return [...counted, ...goneIn(file, steps)];
    }),
  ];
}

/** What is wrong with what is said to run each script of the documents, likewise. */
export function scriptFaults(): string[] {
  const scripts = documentBlocks().filter(({ language }) => language === "sh" || language === "sql");
  const files = new Set([...Object.keys(SCRIPTS), ...scripts.map(({ file }) => file)]);
  return [...files].flatMap((file) => {
    const there = scripts.filter((block) => block.file === file).length;
    const steps = (SCRIPTS[file] ?? []).map(walked);
    const counted =
      steps.length === there
        ? []
        : [
            `${file} has ${there} scripts, and conformance/guides/scripts.ts names ${steps.length}: name what runs each.`,
          ];
    return [...counted, ...goneIn(file, steps)];
  });
}
