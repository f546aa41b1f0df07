import type { VisitorSession } from "@carrel/sdk";

/** Who is signed in on this device, and by what. */
export interface KeptSession extends Pick<VisitorSession, "name" | "email" | "phone" | "expiresAt"> {
  token: string;
}

const KEY = "carrel.visitor";
/** Tells the other tabs that this device is to know nobody any more. */
const FORGOTTEN = "carrel.visitor.forgotten";

/** Where a browser keeps nothing, a reload signs out. */
let inMemory: string | null = null;
const listeners = new Set<() => void>();

const attempt = <Value>(work: () => Value): Value | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

const keptText = (): string | null =>
  attempt(() => sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)) ?? inMemory;

let read: { text: string | null; session: KeptSession | null } = { text: null, session: null };

/** Takes a session away, wherever it stands. No listener is told: it was none already. */
function remove(text: string) {
  if (inMemory === text) inMemory = null;
  for (const store of [() => sessionStorage, () => localStorage])
    attempt(() => store().getItem(KEY) === text && store().removeItem(KEY));
}

/** The session that this tab or this device keeps, as long as it runs; of one that ran out nothing stays. */
export function keptSession(): KeptSession | null {
  const text = keptText();
  if (text === null) return null;
  if (text !== read.text) read = { text, session: attempt(() => JSON.parse(text) as KeptSession | null) };
  const { session } = read;
  if (session && Date.parse(session.expiresAt) > Date.now()) return session;
  remove(text);
  // This tab's has ended: the device may keep another, unless the browser refused.
  return keptText() === text ? null : keptSession();
}

function write(text: string | null, isOnDevice: boolean) {
  inMemory = text;
  attempt(() => sessionStorage.removeItem(KEY));
  attempt(() => localStorage.removeItem(KEY));
  const kept = isOnDevice ? () => localStorage : () => sessionStorage;
  if (text !== null) attempt(() => kept().setItem(KEY, text));
  for (const listener of listeners) listener();
}

/** @param isOnDevice until it ends, in every tab; else as long as this tab is open */
export const keepSession = (session: KeptSession, isOnDevice: boolean): void =>
  write(JSON.stringify(session), isOnDevice);

/** Keeps what became of somebody's name where his session stands. */
export function keepName(change: Pick<KeptSession, "name" | "phone">): void {
  const session = keptSession();
  if (session) keepSession({ ...session, ...change }, attempt(() => localStorage.getItem(KEY)) !== null);
}

/** Nobody is signed in here any more. What he chose for the page itself, such as the dark, stays. */
export function dropSession(): void {
  write(null, false);
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith("carrel.")) sessionStorage.removeItem(key);
  });
}

/** As `dropSession`, in every tab of this device. */
export function forgetHere(): void {
  dropSession();
  attempt(() => {
    localStorage.setItem(FORGOTTEN, String(Date.now()));
    localStorage.removeItem(FORGOTTEN);
  });
}

/** @param onChange called when who is kept has changed here */
export function onKeptChange(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** What another tab's change of the storage means here; `forget`: it was told to forget who was here. */
export function readChange({ key, newValue }: Pick<StorageEvent, "key" | "newValue">): "changed" | "forget" | null {
  if (key === FORGOTTEN && newValue !== null) return "forget";
  if (key !== KEY && key !== null) return null;
  inMemory = null;
  return "changed";
}
