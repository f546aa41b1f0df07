/**
 * The name that follows in a row of names; a name without a number at its end has none.
 * @example nextName("A9") // "A10"
 * @example nextName("Seat 07") // "Seat 08"
 */
export function nextName(name: string): string {
  const number = /\d+$/.exec(name)?.[0];
  if (number === undefined) return "";
  return name.slice(0, -number.length) + String(Number(number) + 1).padStart(number.length, "0");
}
