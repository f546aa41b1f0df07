const KEY = "carrel.tracking";
const OFF = "off";
/** Where nothing can be kept, the choice lasts until the page is left. */
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

/** Whether it may be noted what is done on this device; so unless somebody opted out. */
export function isTracked(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Keeps the choice on this device, for all tabs at once. */
export function setTracked(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
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
