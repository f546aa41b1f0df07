import type { InstallationStatus } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { TenantTransaction } from "../../database/port";
import type { Row } from "../../database/schema";

/** A request with its organisation. */
export interface FoundInstallation extends Row<"installationRequests"> {
  orgName: string;
  orgCode: string;
  /** How many there are in all; 5,000 are counted at most. */
  allRows: number;
}

interface Asked {
  /** Null: all. */
  ids?: readonly string[] | null;
  /** Null: any. */
  status?: InstallationStatus | null;
  limit: number;
  offset?: number;
}

/** Everybody's requests, newest first, for the super organisation; for every other one none, its own neither. */
export const findInstallations = async (
  db: TenantTransaction,
  { ids = null, status = null, limit, offset = 0 }: Asked,
): Promise<FoundInstallation[]> => {
  const found = await sql<FoundInstallation>`
    select * from find_installation_requests(${ids}::uuid[], ${status}::text, ${limit}::integer, ${offset}::integer)
  `.execute(db);
  return found.rows;
};
