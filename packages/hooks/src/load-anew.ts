/** Milliseconds in which a page isn't loaded anew twice: where a part is gone for good it would do nothing else. */
const PAUSE = 60_000;

/** Whether the page has just been loaded anew, and should not do so by itself again. */
const wasJustLoadedAnew = (): boolean =>
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

/** Milliseconds between two looks for a server that is gone. */
const AGAIN = 5_000;

/**
 * Loads the page anew by itself: at once where it can be had, unless it has just been, and as soon as it is back where it is gone. A
 * browser tells of its own connection alone, not of a server that comes back.
 * @param told that it is being loaded
 * @returns what ends that
 * @example const stop = loadAnewByItself();
 */
export function loadAnewByItself(told: () => void = () => undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const look = async (wasGone: boolean) => {
    const canBeHad = await isThere();
    if (isStopped) return;
    if (!canBeHad) timer = setTimeout(() => void look(true), AGAIN);
    else if (wasGone || !wasJustLoadedAnew()) {
      told();
      location.reload();
    }
  };
  void look(false);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
