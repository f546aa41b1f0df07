import type { CashDrawer, Page, PageQuery, Person } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context, Paged } from "../../context";
import { anyContains, listPage } from "../list-page";
import { listedBranches } from "../tenant";

/** Whose drawer it is where nobody is named, as the database has it (migration 0121). */
export const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Whose drawer it is. @param name null: his account is gone */
export const personOf = (drawer: string, name: string | null): Person | null =>
  drawer === NOBODY ? null : { _id: drawer, name: name ?? "" };

/**
 * Cash that no count has taken yet, by branch, person and currency: what waits longest comes first.
 * @param branches null: every one
 */
export function openDrawers({ db, orgId }: Pick<Context, "db" | "orgId">, branches: readonly string[] | null) {
  const open = db
    .selectFrom("cashTaken as t")
    .where("t.orgId", "=", orgId)
    .where("t.countId", "is", null)
    .$if(branches !== null, (query) => query.where("t.branchId", "in", branches ?? []))
    .select(({ fn }) => [
      "t.branchId",
      "t.drawer",
      "t.currency",
      sql<number>`sum(t.amount)::float8`.as("expected"),
      sql<number>`count(*)::float8`.as("payments"),
      fn.min("t.paidAt").as("since"),
      fn.max("t.paidAt").as("until"),
    ])
    .groupBy(["t.branchId", "t.drawer", "t.currency"]);
  return db
    .selectFrom(open.as("f"))
    .leftJoin("adminUsers as p", (join) => join.on("p.orgId", "=", orgId).onRef("p.userId", "=", "f.drawer"))
    .selectAll("f")
    .select("p.name")
    .orderBy("f.since")
    .orderBy("f.branchId")
    .orderBy("f.drawer")
    .orderBy("f.currency");
}

type DrawerRow = Awaited<ReturnType<ReturnType<typeof openDrawers>["execute"]>>[number];

const drawerRecord = ({ branchId, drawer, currency, name, ...row }: DrawerRow): CashDrawer => ({
  _id: [branchId, drawer, currency].join("."),
  branchId,
  person: personOf(drawer, name),
  currency,
  expected: row.expected,
  payments: row.payments,
  since: row.since.toISOString(),
  until: row.until.toISOString(),
});

/** What is to be counted in the selected branch. */
export async function drawers(context: Context<Paged<PageQuery>>): Promise<Page<CashDrawer>> {
  const { input } = context;
  const branches = listedBranches(context);
  if (branches?.length === 0) return { data: [], totalRecords: 0 };
  const asked = openDrawers(context, branches).where(anyContains(["p.name"], input.search));
  const { rows, total, atLeast } = await listPage(asked, input);
  return { data: rows.map(drawerRecord), totalRecords: total, atLeast };
}
