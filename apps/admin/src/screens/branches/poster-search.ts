import type { Search } from "../../app/search-params";
import { oneOf } from "../../app/search-params";

/** Sizes of a poster, the largest first. */
export const POSTER_FORMATS = ["A4", "A5", "A6"] as const;
export type PosterFormat = (typeof POSTER_FORMATS)[number];

/** What is printed: one poster of the branch, or one of each chosen desk. */
export interface PosterSearch {
  /** Default A4. */
  size?: PosterFormat;
  /** Whether each poster gets a sheet of its own size; else as many stand on an A4 sheet as fit. */
  paper?: "own";
  /** Desks by name, or all of the branch; left out: the branch's own poster. */
  desks?: "all" | string[];
}

/** Names that the address holds; `A1` alone and a name that is a number count too. */
const namesOf = (value: unknown): PosterSearch["desks"] => {
  if (value === "all") return "all";
  const names = (Array.isArray(value) ? value : [value])
    .filter((name) => typeof name === "string" || typeof name === "number")
    .map(String);
  return value === undefined ? undefined : names;
};

/** Reads what to print from an address; what makes no sense is as if it were not there. */
export const readPoster = ({ size, paper, desks }: Search): PosterSearch => ({
  size: oneOf(POSTER_FORMATS, size),
  paper: oneOf(["own"], paper),
  desks: namesOf(desks),
});
