/** A block of code in a document. */
export interface Block {
  /** Where it begins, such as `docs/operations.md:12`. */
  at: string;
  file: string;
  /** What stands behind its backticks. */
  language: string;
  code: string;
}

/** The repository's folder. */
export const ROOT: string;

/** All blocks of code, in the order of their documents. */
export function documentBlocks(): Block[];
