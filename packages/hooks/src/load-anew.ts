/** Milliseconds in which a page isn't loaded anew twice: where a part is gone for good it would do nothing else. */
const PAUSE = 60_000;

/** Whether the page has just been loaded anew, and should not do so by itself again. */
export const wasJustLoadedAnew = (): boolean =>
  performance.now() < PAUSE &&
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

/** Without the page at hand the browser would put its own error in this one's place, with no way back. */
const isThere = () =>
  fetch(location.href, { cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Loads the page anew where it can be had. For what stands before React does; screens have `useLoadAnew`.
 * @returns whether it is being loaded
 */
export async function loadAnew(): Promise<boolean> {
  const canBeHad = await isThere();
  if (canBeHad) location.reload();
  return canBeHad;
}
