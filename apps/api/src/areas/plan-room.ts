import type { LimitName, PlanRoom } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../context";

/** How many of a kind the organisation has and may have, in all its branches; null: as many as it likes. */
export async function readRoom({ db }: Pick<Context, "db">, limit: LimitName): Promise<PlanRoom | null> {
  const { rows } = await sql<PlanRoom>`select * from plan_room(${limit})`.execute(db);
  return rows[0] ?? null;
}
