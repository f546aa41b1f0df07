import ts from "typescript";
import { isPending } from "../src/contract/pending";
import { rowsIn } from "./rows-in";

/** How the documentation of a row begins while no server answers it. */
export const PENDING_MARK = "Not available yet: the server answers 404 `not_available`.";

/** What a row's JSDoc says, marked by the list of what is pending, whatever mark the source has by now. */
export function markedText(area: string, name: string, text: string): string {
  const own = text.replace(PENDING_MARK, "").trim();
  return isPending(area, name) ? `${PENDING_MARK} ${own}` : own;
}

const MARK_LINE = `   * ${PENDING_MARK}\n`;

/** The source of a file of the contract with the mark in the JSDoc of each row that is pending, and of no other. */
export function markedSource(text: string): string {
  const source = ts.createSourceFile("contract.ts", text, ts.ScriptTarget.Latest, true);
  // From the last to the first, so that what is written moves none that is still to come.
  return [...rowsIn(source)].reverse().reduce((written, { area, name, row }) => {
    const [doc] = ts.getJSDocCommentsAndTags(row);
    if (!doc) return written;
    const own = text.slice(doc.pos, doc.end).replace(MARK_LINE, "");
    const marked = isPending(area, name) ? own.replace(/^\/\*\*\n/, `$&${MARK_LINE}`) : own;
    return written.slice(0, doc.pos) + marked + written.slice(doc.end);
  }, text);
}
