const PART = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON as pieces of a page, in the classes that the documentation's code has. */
export function colouredJson(text: string): (Node | string)[] {
  const pieces: (Node | string)[] = [];
  let at = 0;
  for (const { 0: whole, 1: quoted, 2: colon, index } of text.matchAll(PART)) {
    pieces.push(text.slice(at, index));
    const piece = document.createElement("span");
    piece.className = colon === undefined ? (quoted === undefined ? "hljs-number" : "hljs-string") : "hljs-attr";
    piece.textContent = quoted ?? whole;
    pieces.push(piece, colon ?? "");
    at = index + whole.length;
  }
  pieces.push(text.slice(at));
  return pieces;
}
