import type { Presign, PresignedUrl } from "../schemas/file";

/** Milliseconds for which an address is kept after it was signed, as long as the server says that it works. */
export const SIGNED_URL_LIFE = 600_000;

/**
 * Keeps signed addresses while they work, so that a page asks once for each of its files. Callers that ask for a key
 * at the same time share one request; a failed one is not kept.
 * @param presign such as `client.files.presign`
 * @param now milliseconds since 1970
 * @example
 * const urlOf = createSignedUrls(client.files.presign);
 * image.src = await urlOf(branding.logoSmall);
 */
export function createSignedUrls(
  presign: (input: Presign) => Promise<PresignedUrl>,
  now: () => number = Date.now,
): (key: string) => Promise<string> {
  const kept = new Map<string, { until: number; url: Promise<string> }>();
  return (key) => {
    const known = kept.get(key);
    if (known && now() < known.until) return known.url;
    const entry = {
      until: now() + SIGNED_URL_LIFE,
      url: presign({ key, type: "read" }).then(({ url, expiresAt }) => {
        entry.until = Math.min(entry.until, Date.parse(expiresAt));
        return url;
      }),
    };
    kept.set(key, entry);
    entry.url.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.url;
  };
}
