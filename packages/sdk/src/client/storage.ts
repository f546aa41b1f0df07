/** What the client keeps between calls; in browsers these are the names of its cookies. */
export type StorageKey = "Bearer" | "session" | "subscriptionExpired" | "device";

type Awaitable<Value> = Value | Promise<Value>;

/** Where the client keeps the token, the session's ids and flags, the expired flag, and which device it is. Sync or async. */
export interface SessionStorage {
  get(key: StorageKey): Awaitable<string | null>;
  set(key: StorageKey, value: string): Awaitable<void>;
  clear(key: StorageKey): Awaitable<void>;
}

const DAY = 24 * 3600;

/** Seconds: a token lives 7 days on the server too; a device is known for as long as browsers keep a cookie. */
const ageOf = (key: StorageKey) => (key === "device" ? 400 : 7) * DAY;

const isLoopback = (host: string) => /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(host);

/** Cookies of the page: 7 days, the device's 400, `SameSite=Strict`, `Secure` but on loopback (where there is no TLS). */
export function cookieStorage(
  page: { cookie: string } = document,
  location: { hostname: string } = globalThis.location,
): SessionStorage {
  const attributes = `; Path=/; SameSite=Strict${isLoopback(location.hostname) ? "" : "; Secure"}`;
  const write = (key: StorageKey, value: string, age: number) => {
    page.cookie = `${key}=${value}; Max-Age=${age}${attributes}`;
  };
  return {
    get(key) {
      const found = page.cookie.match(`(?:^|; )${key}=([^;]*)`)?.[1];
      return found === undefined ? null : decodeURIComponent(found);
    },
    set: (key, value) => write(key, encodeURIComponent(value), ageOf(key)),
    clear: (key) => write(key, "", 0),
  };
}

/** Lasts as long as the client: for servers, workers and tests. */
export function memoryStorage(): SessionStorage {
  const values = new Map<StorageKey, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    clear: (key) => void values.delete(key),
  };
}

/** Cookies where there is a page, else memory. */
export const defaultStorage = (): SessionStorage =>
  typeof document === "undefined" ? memoryStorage() : cookieStorage();

/** Clears some keys, by default all that belong to a session. */
export async function forget(
  storage: SessionStorage,
  keys: readonly StorageKey[] = ["Bearer", "session", "subscriptionExpired"],
): Promise<void> {
  for (const key of keys) await storage.clear(key);
}
