import type { CashCount, CashCountQuery, Page } from "@carrel/sdk/schemas";
import type { Context, Paged } from "../../context";
import { askedDays } from "../asked-days";
import { anyContains, listPage } from "../list-page";
import { listedBranches } from "../tenant";
import { personOf } from "./drawers";

const SEARCHED = ["p.name", "w.name", "c.note"];

/** Counts with the names of whose cash it was, and of who counted it. */
export const namedCounts = ({ db, orgId }: Pick<Context, "db" | "orgId">) =>
  db
    .selectFrom("cashCounts as c")
    .leftJoin("adminUsers as p", (join) => join.onRef("p.orgId", "=", "c.orgId").onRef("p.userId", "=", "c.drawer"))
    .leftJoin("adminUsers as w", (join) => join.onRef("w.orgId", "=", "c.orgId").onRef("w.userId", "=", "c.countedBy"))
    .where("c.orgId", "=", orgId)
    .selectAll("c")
    .select(["p.name as personName", "w.name as counterName"]);

type CountRow = Awaited<ReturnType<ReturnType<typeof namedCounts>["execute"]>>[number];

/** A count as the client knows it. */
export const countRecord = ({ countId, branchId, drawer, personName, counterName, ...row }: CountRow): CashCount => ({
  _id: countId,
  branchId,
  person: personOf(drawer, personName),
  currency: row.currency,
  expected: row.expected,
  payments: row.payments,
  counted: row.counted,
  difference: row.difference,
  note: row.note,
  firstAt: row.firstAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
  countedBy: row.countedBy === null ? null : { _id: row.countedBy, name: counterName ?? "" },
  countedAt: row.countedAt.toISOString(),
});

/** What was counted in the selected branch, the newest first. */
export async function list(context: Context<Paged<CashCountQuery>>): Promise<Page<CashCount>> {
  const { input } = context;
  const { personId, search } = input;
  const branches = listedBranches(context);
  if (branches?.length === 0) return { data: [], totalRecords: 0 };
  const { after, before } = await askedDays(context, branches, input);
  const asked = namedCounts(context)
    .$if(branches !== null, (query) => query.where("c.branchId", "in", branches ?? []))
    .$if(personId !== undefined, (query) => query.where("c.drawer", "=", personId ?? ""))
    .$if(after !== undefined, (query) => query.where("c.countedAt", ">=", after ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where("c.countedAt", "<", before ?? new Date(0)))
    .where(anyContains(SEARCHED, search))
    .orderBy("c.countedAt", "desc")
    .orderBy("c.countId", "desc");
  const { rows, total, atLeast } = await listPage(asked, input);
  return { data: rows.map(countRecord), totalRecords: total, atLeast };
}
