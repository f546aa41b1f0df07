/**
 * A hint with how long a text is.
 * @example countHint("Left empty: your name.", typed, 120) // "Left empty: your name. 12 of 120 characters."
 */
export const countHint = (hint: string, typed: string | undefined, most: number) =>
  `${hint} ${(typed ?? "").trim().length.toLocaleString("en")} of ${most.toLocaleString("en")} characters.`;
