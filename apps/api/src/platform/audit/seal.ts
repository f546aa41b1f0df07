import { sql } from "kysely";
import type { TenantTransaction } from "../../database/port";

/** How far an organisation's chain goes. */
export interface ChainHead {
  entries: number;
  /** Empty while there are none. */
  lastHash: string;
}

/** Entries that are sealed by one statement. */
const AT_ONCE = 1000;

/** Entries that one transaction seals at most, so that it ends soon however many wait; the job goes on a minute later. */
export const MOST_SEALED = 10_000;

/**
 * Numbers the entries of the transaction's tenant that were written since, and chains them on: of a long queue the oldest,
 * `MOST_SEALED` of them. The database does it (`seal_audit_log`), since no request may write a number, a hash or a head.
 * @returns where the chain ends now
 */
export const sealEntries = async (db: TenantTransaction): Promise<ChainHead> => {
  let head: ChainHead = { entries: 0, lastHash: "" };
  for (let asked = 0; asked < MOST_SEALED; asked += AT_ONCE) {
    const { rows } = await sql<ChainHead & { sealed: number }>`select * from seal_audit_log(${AT_ONCE})`.execute(db);
    const [row] = rows;
    if (!row) break;
    const { sealed, ...reached } = row;
    head = reached;
    if (sealed < AT_ONCE) break;
  }
  return head;
};
