import type { BulkResult, DeskUploadValidation, ProcessDeskUpload, ValidateDeskUpload } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../context";
import { expectMany } from "../../database/expect-many";
import { rowsJson, rowsOf } from "../../database/insert-all";
import type { Row } from "../../database/schema";
import { findBranches } from "../branches/queries";
import { readRoom } from "../plan-room";
import { invalidRows, issueAt, refusedRows } from "../sheets/refusal";
import { folded, toldAnew, validationOf } from "../sheets/rows";
import { wordsOf } from "../tenant";
import { nameTaken, usualKind } from "./desk-names";
import type { Desk, ReadDesk } from "./read-rows";

/** Notes names that an earlier row has. */
function refuseRepeated(rows: readonly ReadDesk[], word: string): void {
  const seen = new Set<string>();
  for (const { issues, value } of rows) {
    if (!value) continue;
    const name = `${value.branchId} ${folded(value.name)}`;
    if (seen.has(name))
      issues.push({ path: ["name"], message: `An earlier row has the ${word} ${value.name} already` });
    seen.add(name);
  }
}

/** Which of the desks have a name that another desk of their branch has; by their place. One query. */
async function takenNames({ db, orgId }: Pick<Context, "db" | "orgId">, desks: readonly (Desk | undefined)[]) {
  const wanted = desks.flatMap((desk, place) => (desk ? [{ place, branchId: desk.branchId, name: desk.name }] : []));
  const { rows } = await sql<{ place: number }>`
    select wanted.place
    from jsonb_to_recordset(${rowsJson(wanted)}::jsonb) as wanted (place integer, branch_id uuid, name text)
    join desks d on d.org_id = ${orgId}::uuid and d.branch_id = wanted.branch_id and lower(d.name) = lower(wanted.name)
  `.execute(db);
  return rows.map(({ place }) => place);
}

/** Checks the rows of a bulk upload, and adds nothing. What doesn't fit the plan is told as a whole: no row is to blame. */
export async function validateBulkUpload(context: Context<ValidateDeskUpload>): Promise<DeskUploadValidation> {
  const rows = toldAnew(context.sheet.desks);
  refuseRepeated(rows, wordsOf(context).desk.toLowerCase());
  for (const place of await takenNames(
    context,
    rows.map(({ value }) => value),
  )) {
    const row = rows[place];
    if (row?.value) row.issues.push({ path: ["name"], message: nameTaken(context, row.value.name) });
  }
  const room = await readRoom(context, "desks");
  const adding = rows.filter(({ value, issues }) => value && issues.length === 0 && value.isActive !== false).length;
  return { ...validationOf(rows), room: room && { ...room, adding } };
}

/** @throws Failure 400 that names each branch that doesn't exist, is another tenant's, or is not the person's */
async function checkBranches(context: Context, desks: readonly Desk[]): Promise<void> {
  const known = new Set((await findBranches(context, null)).map(({ branchId }) => branchId));
  const issues = desks.flatMap(({ branchId }, place) =>
    known.has(branchId) ? [] : [issueAt(place, "branchId", "Branch not found")],
  );
  if (issues.length > 0) throw invalidRows(issues);
}

/** Writes desks in one order, so that rivals with the same names don't wait for each other. @returns the ids of those whose name was free */
async function insertDesks({ db }: Pick<Context, "db">, desks: readonly Row<"desks">[]): Promise<Set<string>> {
  const { rows } = await sql<{ deskId: string }>`
    insert into desks select * from ${rowsOf(sql.table("desks"), desks)} as wanted
    order by wanted.branch_id, lower(wanted.name)
    on conflict (org_id, branch_id, lower(name)) do nothing
    returning desk_id
  `.execute(db);
  return new Set(rows.map(({ deskId }) => deskId));
}

/**
 * Adds the desks of a bulk upload, all or none.
 * @throws Failure 409 `desk_name_taken`; the pipeline tells what passes the plan (403 `plan_limit`)
 */
export async function processBulkUpload(context: Context<z.output<typeof ProcessDeskUpload>>): Promise<BulkResult> {
  const { orgId, now, random, input } = context;
  await expectMany(context.db);
  await checkBranches(context, input.validatedData);
  const desks = input.validatedData.map(
    (desk): Row<"desks"> => ({
      orgId,
      deskId: random.id(),
      branchId: desk.branchId,
      name: desk.name,
      zone: desk.zone ?? "",
      kind: desk.kind ?? usualKind(context),
      position: desk.position ?? null,
      amenities: desk.amenities ?? [],
      capacity: desk.capacity ?? 1,
      isActive: desk.isActive ?? true,
      createdAt: now,
      updatedAt: now,
    }),
  );
  const added = await insertDesks(context, desks);
  const issues = desks.flatMap(({ deskId, name }, place) =>
    added.has(deskId) ? [] : [issueAt(place, "name", nameTaken(context, name))],
  );
  if (issues.length > 0) throw refusedRows("desk_name_taken", issues, "Nothing was added: check the rows again.");
  const ids = desks.map(({ deskId }) => deskId);
  context.audit({ after: { created: ids.length, desks: ids } });
  return { created: ids.length, ids };
}
