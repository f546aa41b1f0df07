/** Characters that stay in sight: enough to compare with the document. */
const SHOWN = 4;

/**
 * A document's number without most of it, as it may stand on a screen that others see.
 * @example hiddenNumber("1234 5678 9012") // "•••• •••• 9012"
 */
export function hiddenNumber(number: string): string {
  const kept = number.length > SHOWN * 2 ? SHOWN : Math.floor(number.length / 2);
  const split = number.length - kept;
  return number.slice(0, split).replace(/[^\s-]/g, "•") + number.slice(split);
}
