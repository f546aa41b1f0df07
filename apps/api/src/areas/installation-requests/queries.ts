import type { InstallationRequest, InstallationStatus } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { RowChanges } from "../../database/schema";
import { type Failure, notFound } from "../../failure";
import { listPage, lookedUpPage } from "../list-page";
import { requireWholeOrganisation } from "../organisation/below";
import { tenantOf } from "../tenant";
import { type FoundInstallation, findInstallations } from "./find-installations";
import { installationRecord } from "./record";

interface Asked {
  limit: number;
  page: number;
  status?: InstallationStatus | undefined;
}

/** One's own organisation's requests, newest first. */
export async function ownRequests(context: Context, { status, ...asked }: Asked) {
  const { db, orgId } = context;
  const { orgName } = tenantOf(context);
  let found = db.selectFrom("installationRequests").selectAll().where("orgId", "=", orgId);
  if (status) found = found.where("status", "=", status);
  const { rows, total, atLeast } = await listPage(
    found.orderBy("createdAt", "desc").orderBy("requestId", "desc"),
    asked,
  );
  return { data: rows.map((row) => installationRecord({ ...row, orgName })), totalRecords: total, atLeast };
}

/**
 * Everybody's requests, for the super organisation; its own log says whose it looked at.
 * @throws Failure 403 `branch_scope` for somebody of some branches
 */
export async function allRequests(context: Context, { status = undefined, ...asked }: Asked) {
  const { db } = context;
  requireWholeOrganisation(context);
  const { rows, total, atLeast } = await lookedUpPage(asked, (window) =>
    findInstallations(db, { status: status ?? null, ...window }),
  );
  context.audit({ after: { organisations: [...new Set(rows.map(({ orgCode }) => orgCode))] } });
  return { data: rows.map(installationRecord), totalRecords: total, atLeast };
}

const noSuchRequest = () => notFound("Installation request");

async function findAnybodys(context: Context, requestId: string): Promise<FoundInstallation> {
  requireWholeOrganisation(context);
  const [found] = await findInstallations(context.db, { ids: [requestId], limit: 1 });
  if (!found) throw noSuchRequest();
  return found;
}

/**
 * Whose request it is: one's own organisation's or, from the super organisation, anybody's.
 * @throws Failure 404; 403 `branch_scope` for somebody of some branches of the super organisation
 */
export async function ownerOf(context: Context, requestId: string): Promise<string> {
  const { db, orgId } = context;
  if (tenantOf(context).isSuper) return (await findAnybodys(context, requestId)).orgId;
  const found = await db
    .selectFrom("installationRequests")
    .select("orgId")
    .where("orgId", "=", orgId)
    .where("requestId", "=", requestId)
    .executeTakeFirst();
  if (!found) throw noSuchRequest();
  return found.orgId;
}

/**
 * A request of one's own organisation or, from the super organisation, of any: the log of whose it is says who looked.
 * @throws Failure 404; 403 `branch_scope` for somebody of some branches of the super organisation
 */
export async function findRequest(context: Context, requestId: string): Promise<InstallationRequest> {
  const { orgId, orgName } = await context.enter(await ownerOf(context, requestId));
  const found = await context.db
    .selectFrom("installationRequests")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("requestId", "=", requestId)
    .executeTakeFirst();
  if (!found) throw noSuchRequest();
  return installationRecord({ ...found, orgName });
}

const statusAndPerson = ({ status, assignedTo }: InstallationRequest) => ({ status, assignedTo });

interface Step {
  orgId: string;
  requestId: string;
  /** The statuses from which the step leads on. */
  from: readonly InstallationStatus[];
  changes: (was: InstallationStatus) => RowChanges<"installationRequests">;
  /** The refusal where the request stands elsewhere. */
  refusal: (request: InstallationRequest) => Failure;
}

/**
 * Takes a request a step on. Its row is locked first, so that of two steps at once the second sees what the first made
 * of it. The transaction has to be in the request's organisation.
 */
export async function takeStep(
  context: Context,
  { orgId, requestId, from, changes, refusal }: Step,
): Promise<InstallationRequest> {
  const { db, now } = context;
  const { orgName } = await context.enter(orgId);
  const ofRequest = db.selectFrom("installationRequests").selectAll().where("orgId", "=", orgId);
  const was = await ofRequest.where("requestId", "=", requestId).forNoKeyUpdate().executeTakeFirst();
  if (!was) throw noSuchRequest();
  const before = installationRecord({ ...was, orgName });
  const changed = await db
    .updateTable("installationRequests")
    .set({ ...changes(was.status), updatedAt: now })
    .where("orgId", "=", orgId)
    .where("requestId", "=", requestId)
    .where(sql<boolean>`status = any (${from}::text[])`)
    .returningAll()
    .executeTakeFirst();
  if (!changed) throw refusal(before);
  const after = installationRecord({ ...changed, orgName });
  context.audit({ before: statusAndPerson(before), after: statusAndPerson(after), recordId: requestId });
  return after;
}
