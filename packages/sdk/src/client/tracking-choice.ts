const KEY = "carrel.tracking";
/** Where nothing can be kept, the choice lasts until the page is left. */
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

/** Whether the browser asks every site not to: Global Privacy Control, or Do Not Track before it. */
const asksNotTo = () => Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1";

/**
 * Whether it may be noted what is done on this device: as somebody chose here; else unless his browser asks not to.
 * @example if (isTracked()) tracker.track({ event: "page_view", path });
 */
export function isTracked(): boolean {
  if (chosen !== null) return chosen;
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept === "on";
  } catch {
    // Nothing can be kept here.
  }
  return !asksNotTo();
}

/** Keeps the choice on this device, for all tabs at once. */
export function setTracked(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
    chosen = null;
  } catch {
    // Storage is blocked or full.
    chosen = on;
  }
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes, in whatever tab. */
export function onTrackingChange(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", heard);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", heard);
  };
}
