import { isAssignable, localDateOf, nextInstallationStatuses } from "@carrel/sdk/domain";
import { INSTALLATION_STATUSES, type InstallationRequest, type InstallationStatus } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import { json } from "../../database/json";
import { conflict, invalid } from "../../failure";
import type { Available } from "../../pending";
import { personNeeded } from "../../pipeline/permission";
import { activePeople } from "../admin-users/active-people";
import { tenantOf } from "../tenant";
import { announceAssigned, announceRequested } from "./announce";
import { allRequests, findRequest, ownerOf, ownRequests, takeStep } from "./queries";
import { installationRecord } from "./record";

/** The statuses that a request may be in for something. */
const statusesWhere = (isSo: (status: InstallationStatus) => boolean) => INSTALLATION_STATUSES.filter(isSo);

const STANDS: Readonly<Record<InstallationStatus, string>> = {
  REQUESTED: "waits for somebody to take it",
  ASSIGNED: "was given to somebody",
  IN_PROGRESS: "is in progress",
  COMPLETED: "is completed",
  CANCELLED: "is cancelled",
};

const noSuchStep = ({ status }: InstallationRequest) =>
  conflict("installation_transition", `This request ${STANDS[status]}, so that can't be done. Reload to see it.`);

const taken = (request: InstallationRequest) =>
  isAssignable(request.status)
    ? conflict("installation_taken", `${request.assignedTo?.name ?? "Somebody else"} has this request already.`)
    : noSuchStep(request);

export const installationRequestHandlers: AreaHandlers<Available, Validation, "installationRequests"> = {
  list(context) {
    const { status, limit, page } = context.input;
    const asked = { limit, page, status: status === "ALL" ? undefined : status };
    return tenantOf(context).isSuper ? allRequests(context, asked) : ownRequests(context, asked);
  },

  get: (context) => findRequest(context, context.input.id),

  async add(context) {
    const { db, input, now, random } = context;
    const { orgId, orgName, timezone } = await context.enter(input.orgId ?? context.orgId);
    const today = localDateOf(now, timezone);
    if (input.preferredDate !== undefined && input.preferredDate < today) {
      throw invalid([{ path: ["preferredDate"], message: `Choose ${today} or a later day` }]);
    }
    const { contactName, phone, address, preferredDate, notes } = input;
    const row = await db
      .insertInto("installationRequests")
      .values({
        orgId,
        requestId: random.id(),
        contactName,
        phone,
        notes,
        address: json(address),
        preferredDate: preferredDate ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await announceRequested(context, row.requestId);
    const request = installationRecord({ ...row, orgName });
    context.audit({ after: request, recordId: request._id });
    return request;
  },

  async assign(context) {
    const { id: requestId, userId } = context.input;
    const orgId = await ownerOf(context, requestId);
    const [person] = await activePeople(context, [userId], () => ["userId"]);
    const request = await takeStep(context, {
      orgId,
      requestId,
      from: statusesWhere(isAssignable),
      changes: (was) => ({
        assignedTo: userId,
        assignedName: person?.name ?? "",
        status: was === "REQUESTED" ? "ASSIGNED" : was,
      }),
      refusal: noSuchStep,
    });
    await announceAssigned(context, request);
    return request;
  },

  async selfAssign(context) {
    const { actor, input } = context;
    if (actor.kind !== "person") throw personNeeded();
    const request = await takeStep(context, {
      orgId: await ownerOf(context, input.id),
      requestId: input.id,
      from: ["REQUESTED"],
      changes: () => ({ status: "ASSIGNED", assignedTo: actor.userId, assignedName: actor.name }),
      refusal: taken,
    });
    await announceAssigned(context, request);
    return request;
  },

  unassign: async (context) =>
    takeStep(context, {
      orgId: await ownerOf(context, context.input.id),
      requestId: context.input.id,
      from: ["ASSIGNED"],
      changes: () => ({ status: "REQUESTED", assignedTo: null, assignedName: null }),
      refusal: noSuchStep,
    }),

  async updateStatus(context) {
    const { id: requestId, status: next } = context.input;
    const from = statusesWhere((status) => nextInstallationStatuses(status).includes(next));
    return takeStep(context, {
      orgId: await ownerOf(context, requestId),
      requestId,
      from,
      changes: () => ({ status: next }),
      refusal: noSuchStep,
    });
  },
};
