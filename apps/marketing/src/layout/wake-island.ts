import { keepActs } from "./keep-acts";

/** What brings an island to life: `src/islands` has one for each. */
export interface IslandScript {
  /** @returns once React answers what is done in it */
  takeOver: (root: HTMLElement) => Promise<void>;
}

/** What only somebody who is there causes, in another tab too, or who comes with an address that says something. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "input",
  "hashchange",
  "storage",
];

/** Has the browser fetch what takes islands over (`scripts/prerender.mjs`), with what it has to spare once the page is whole. */
function fetchLater() {
  for (const later of document.querySelectorAll<HTMLTemplateElement>("template[data-later]"))
    document.head.append(later.content);
}

const isUsed = (root: HTMLElement) => location.hash !== "" || scrollY > 0 || root.contains(document.activeElement);

/**
 * Takes over an island at the first sign of a person, so that whoever only reads waits for no React. The page has drawn it whole; what
 * is typed, chosen and pressed until React answers is kept, and done then.
 * @param name of the island
 * @param load what takes it over
 * @param options.atOnce for one that will show something else, which this browser keeps
 * @example wakeIsland("tool", () => import("../islands/free-capacity"));
 */
export function wakeIsland(name: string, load: () => Promise<IslandScript>, { atOnce = false } = {}) {
  const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!root) return;
  const acts = keepActs(root);
  let signs = new AbortController();
  const wake = async () => {
    if (signs.signal.aborted) return;
    signs.abort();
    try {
      const { takeOver } = await load();
      await takeOver(root);
    } catch {
      // Without a connection the page is what it is without a script; the next sign asks once more, and what was done is kept.
      return listen();
    }
    await acts.handOver();
  };
  const listen = () => {
    signs = new AbortController();
    for (const sign of SIGNS)
      addEventListener(sign, () => void wake(), { capture: true, passive: true, signal: signs.signal });
  };
  listen();
  if (document.readyState === "complete") fetchLater();
  else addEventListener("load", fetchLater, { once: true });
  if (atOnce || acts.has() || isUsed(root)) void wake();
}
