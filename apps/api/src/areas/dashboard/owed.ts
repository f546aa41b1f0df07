import { sql } from "kysely";
import { debtsIn } from "../dues/queries";
import type { FigureScope } from "./scope";

/** What is owed in one currency, and by how many. */
export const readOwed = ({ db, orgId, branchId }: FigureScope, currency: string) =>
  debtsIn({ db, orgId, branches: branchId === null ? null : [branchId] })
    .where("d.currency", "=", currency)
    .select([
      sql<number>`coalesce(sum(d.due), 0)::float8`.as("due"),
      sql<number>`count(distinct d.debtor)::float8`.as("people"),
    ])
    .executeTakeFirstOrThrow();
