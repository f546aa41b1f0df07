/**
 * Whether this browser keeps something for a page, which the page doesn't show before it is read.
 * @param key of `localStorage`; where that is blocked nothing can be kept
 */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
