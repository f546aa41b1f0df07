/** How a call can be refused for reasons of its own. */
export interface Refusal {
  status: number;
  /** Stable machine codes, such as `desk_taken`. */
  codes: string[];
}

const LISTED = /\b([45]\d\d) `([a-z]+(?:_[a-z]+)*)`/g;
const CODE = /`([a-z]+(?:_[a-z]+)+)`/g;

/** Where what a status is said of ends: its sentence, bracket or part of a list, or the next status. */
const END = /[;)]|\.\s|\b[45]\d\d\b/;

/**
 * The refusals that a row's description names: `409 \`desk_taken\``, and the codes that follow in the same breath.
 * @param text as `RowDoc.description`
 */
export function refusalsIn(text: string): Refusal[] {
  const found = new Map<number, Set<string>>();
  for (const { 0: whole, 1: status = "", 2: first = "", index } of text.matchAll(LISTED)) {
    const rest = text.slice(index + whole.length).split(END, 1)[0] ?? "";
    const codes = found.get(Number(status)) ?? new Set();
    for (const code of [first, ...[...rest.matchAll(CODE)].map(([, code = ""]) => code)]) codes.add(code);
    found.set(Number(status), codes);
  }
  return [...found]
    .map(([status, codes]) => ({ status, codes: [...codes] }))
    .sort((one, other) => one.status - other.status);
}
