import type { AuditEntry, Page } from "@carrel/sdk";

const LIMIT = 1000;
/** The server finds no more with a filter, and a spreadsheet of more helps nobody. */
const MOST = 10_000;

/**
 * Reads all pages, newest first. Entries that are written meanwhile move others onto the next page: each is kept once.
 * @returns the entries, and whether there are more than can be read so
 */
export async function allEntries(read: (page: { limit: number; page: number }) => Promise<Page<AuditEntry>>) {
  const entries = new Map<string, AuditEntry>();
  for (let page = 1; page <= MOST / LIMIT; page += 1) {
    const { data, totalRecords } = await read({ limit: LIMIT, page });
    for (const entry of data) entries.set(entry._id, entry);
    if (data.length < LIMIT || page * LIMIT >= totalRecords) break;
  }
  return { entries: [...entries.values()], isCut: entries.size >= MOST };
}
