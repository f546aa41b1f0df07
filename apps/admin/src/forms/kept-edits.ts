/** A place in nested values, such as "orgSettings.slotMinutes". */
type Path = string;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every value with its place; lists are one value. */
function leaves(value: unknown, path: Path = ""): [Path, unknown][] {
  if (!isRecord(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path ? `${path}.${name}` : name));
}

/**
 * What was typed and isn't stored yet, when the stored values themselves have changed meanwhile.
 * @param typed what the form holds now
 * @param before the stored values that it began with
 * @param after the stored values now
 * @returns the places and values that stay as typed
 * @example keptEdits({ a: 1, b: 5 }, { a: 1, b: 2 }, { a: 3, b: 2 }) // [["b", 5]]
 */
export function keptEdits(typed: object, before: object, after: object): [Path, unknown][] {
  const [was, is] = [new Map(leaves(before)), new Map(leaves(after))];
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return leaves(typed).filter(([path, value]) => !same(value, was.get(path)) && !same(value, is.get(path)));
}
