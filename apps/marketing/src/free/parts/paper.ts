import type { CSSProperties } from "react";

/** A sheet of paper, in mm. */
export interface Paper {
  width: number;
  height: number;
}

export const PAPERS = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  A6: { width: 105, height: 148 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Paper>;

export type PaperName = keyof typeof PAPERS;

const PAPER_WORDS: Readonly<Record<PaperName, string>> = { A4: "A4", A5: "A5", A6: "A6", letter: "Letter" };

/** The sheet on its side. */
export const onItsSide = ({ width, height }: Paper): Paper => ({ width: height, height: width });

/** Papers to choose from, with what they are called. */
export const paperOptions = <Name extends PaperName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, PAPER_WORDS[name]])) as Record<Name, string>;

/** Lets the page's sheet draw it no higher than a window (`free.css`). */
export const sheetStyle = ({ width, height }: Paper) => ({ "--_ratio": width / height }) as CSSProperties;
