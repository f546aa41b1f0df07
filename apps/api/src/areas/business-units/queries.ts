import type { BusinessUnitQuery, Comment, Person } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context, Paged } from "../../context";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";
import { anyContains, listPage, type PageOf } from "../list-page";
import { commentRecord } from "../remarks";
import type { FoundUnit } from "./record";

type Tenancy = Pick<Context, "db" | "orgId">;

/** Leads that a text is looked for in: the newest of those that the other filters leave. */
const LOOKED_THROUGH = 10_000;
/** What a record shows of its comments. */
const NEWEST_COMMENTS = 3;
const SEARCHED = ["name", "contactName", "email", "phone", "city"];

interface Narrowing extends Pick<BusinessUnitQuery, "status" | "dataCategory" | "websiteType"> {
  /** Whose they are. */
  userId?: string;
}

const unitsOf = ({ db, orgId }: Tenancy, { status, dataCategory, websiteType, userId }: Narrowing) => {
  let found = db.selectFrom("businessUnits").where("businessUnits.orgId", "=", orgId);
  if (status && status !== "ALL") found = found.where("status", "=", status);
  if (dataCategory) found = found.where("dataCategory", "=", dataCategory);
  if (websiteType) found = found.where("websiteType", "=", websiteType);
  if (userId === undefined) return found;
  return found.where("businessUnits.businessUnitId", "in", (people) =>
    people
      .selectFrom("businessUnitPeople as p")
      .select("p.businessUnitId")
      .where("p.orgId", "=", orgId)
      .where("p.userId", "=", userId),
  );
};

/** A page of leads, newest first, and how many there are (as `listPage` counts). */
export async function findUnits(
  tenancy: Tenancy,
  { search = "", ...asked }: Paged<Narrowing & { search?: string | undefined; limit: number; page: number }>,
): Promise<PageOf<FoundUnit>> {
  const found = unitsOf(tenancy, asked);
  const looked = found
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("businessUnitId", "desc")
    .limit(LOOKED_THROUGH)
    .as("businessUnits");
  const hits =
    search === ""
      ? found
      : tenancy.db
          .selectFrom(looked)
          // Phone numbers are found as written and as digits.
          .where(
            sql<boolean>`(${anyContains(SEARCHED, search)} or strpos(translate(phone, ' ()-', ''), ${search}) > 0)`,
          );
  const { rows, ...counted } = await listPage(
    hits.selectAll().orderBy("createdAt", "desc").orderBy("businessUnitId", "desc"),
    asked,
  );
  return { rows: await withOthers(tenancy, rows), ...counted };
}

/** What other tables say of leads: two statements, however many leads there are. */
async function withOthers({ db, orgId }: Tenancy, units: readonly Row<"businessUnits">[]): Promise<FoundUnit[]> {
  if (units.length === 0) return [];
  const ids = units.map(({ businessUnitId }) => businessUnitId);
  const people = await db
    .selectFrom("businessUnitPeople as p")
    .innerJoin("adminUsers as u", (join) => join.onRef("u.orgId", "=", "p.orgId").onRef("u.userId", "=", "p.userId"))
    .select(["p.businessUnitId", "u.userId", "u.name"])
    .where("p.orgId", "=", orgId)
    .where("p.businessUnitId", "in", ids)
    .orderBy("u.name")
    .orderBy("u.userId")
    .execute();
  const { rows: remarks } = await sql<Row<"businessUnitComments"> & { ofUnit: number }>`
    select c.*, counted.of_unit from unnest(${ids}::uuid[]) as unit (id)
    cross join lateral (
      select count(*)::integer as of_unit from business_unit_comments where org_id = ${orgId} and business_unit_id = unit.id
    ) counted
    cross join lateral (
      select * from business_unit_comments where org_id = ${orgId} and business_unit_id = unit.id
      order by created_at desc, comment_id desc limit ${NEWEST_COMMENTS}
    ) c`.execute(db);
  const peopleOf = Map.groupBy(people, ({ businessUnitId }) => businessUnitId);
  const remarksOf = Map.groupBy(remarks, ({ businessUnitId }) => businessUnitId);
  return units.map(({ businessUnitId, ...unit }) => {
    const assignedTo: Person[] = (peopleOf.get(businessUnitId) ?? []).map(({ userId, name }) => ({
      _id: userId,
      name,
    }));
    const newest = remarksOf.get(businessUnitId) ?? [];
    const comments: Comment[] = newest.map(commentRecord);
    return { businessUnitId, ...unit, assignedTo, comments, commentCount: newest[0]?.ofUnit ?? 0 };
  });
}

/** Leads as records show them, in the order of the ids. */
export async function readUnits(tenancy: Tenancy, ids: readonly string[]): Promise<FoundUnit[]> {
  const { db, orgId } = tenancy;
  const units = await db
    .selectFrom("businessUnits")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("businessUnitId", "in", ids)
    .execute();
  const found = new Map((await withOthers(tenancy, units)).map((unit) => [unit.businessUnitId, unit]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** @throws Failure 404 for a lead that doesn't exist or is another tenant's */
export async function findUnit({ db, orgId }: Tenancy, businessUnitId: string): Promise<Row<"businessUnits">> {
  const unit = await db
    .selectFrom("businessUnits")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("businessUnitId", "=", businessUnitId)
    .executeTakeFirst();
  if (!unit) throw notFound("Business unit");
  return unit;
}
