/** A new name of a visit. Not `randomUUID`, which pages without TLS lack. */
export function newVisit(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What the tab's visit is called: reloading it, or going to another site and back, is the same visit. A new one each time
 * where the browser keeps nothing.
 * @param whose a person's id, an organisation's: a tab has a visit of each
 * @example createTracker(client.tracking.record, { sessionId: keptVisit(session._id) });
 */
export function keptVisit(whose: string): string {
  const key = `carrel.visit.${whose}`;
  try {
    const known = sessionStorage.getItem(key) ?? newVisit();
    sessionStorage.setItem(key, known);
    return known;
  } catch {
    return newVisit();
  }
}
