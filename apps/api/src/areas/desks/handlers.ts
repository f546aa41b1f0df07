import { deskCounters } from "@carrel/sdk/domain";
import type { UpdateDesk } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { AreaHandlers, Context } from "../../context";
import { json } from "../../database/json";
import type { Row, RowChanges } from "../../database/schema";
import { conflict, Failure } from "../../failure";
import type { Available } from "../../pending";
import { findBranch, findBranches } from "../branches/queries";
import { breaksUnique, isReferredTo } from "../constraint";
import { anyContains, listPage } from "../list-page";
import { readRoom } from "../plan-room";
import { listedBranches, wordsOf } from "../tenant";
import { assignUser } from "./assign-user";
import { assignment } from "./assignment";
import { availableForBooking } from "./available-for-booking";
import { bookDesk } from "./book-desk";
import { processBulkBooking } from "./bulk-booking-process";
import { validateBulkBooking } from "./bulk-booking-validate";
import { bulkBookingTemplate, bulkUploadTemplate } from "./bulk-template";
import { processBulkUpload, validateBulkUpload } from "./bulk-upload";
import { nameTaken, usualKind } from "./desk-names";
import { moveTargets } from "./move-targets";
import { listPublicDesks } from "./public-desks";
import { availabilityNow, bookingsNow, desksOf, desksOfMembers, findDesk, momentsNow, standings } from "./queries";
import { reassignUser } from "./reassign-user";
import { auditedDesk, deskRecord } from "./record";
import { renew } from "./renew";
import { slots } from "./slots";
import { stays } from "./stays";
import { hourlyBookings, transactions } from "./transactions";
import { unassignUser } from "./unassign-user";

/** What an update changes: what was left out stays as it is, and read-only fields are passed over. */
const changesOf = (input: z.output<typeof UpdateDesk>): RowChanges<"desks"> => ({
  branchId: input.branchId,
  name: input.name,
  zone: input.zone,
  kind: input.kind,
  position: input.position && json(input.position),
  amenities: input.amenities,
  capacity: input.capacity,
  isActive: input.isActive,
});

/** Runs a statement that names a desk, and tells a taken name from other failures. */
async function named<Result>(context: Pick<Context, "organisation">, name: string, work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    if (!breaksUnique(error, "desks_name_unique")) throw error;
    const message = nameTaken(context, name);
    throw new Failure({ status: 409, code: "desk_name_taken", message, issues: [{ path: ["name"], message }] });
  }
}

const inUse = (context: Pick<Context, "organisation">, desk: Row<"desks">) =>
  conflict(
    "desk_in_use",
    `${wordsOf(context).desk} ${desk.name} was booked, so it has to stay where it is. Deactivate it instead.`,
  );

/** A desk's record with its status now. */
async function withStanding(context: Pick<Context, "db" | "orgId" | "now">, desk: Row<"desks">) {
  const branch = await findBranch(context, desk.branchId);
  const availability = await availabilityNow(context, [branch], [desk.deskId]);
  const moments = await momentsNow(context, [branch]);
  const bookings = await bookingsNow(context, [desk.branchId]);
  return deskRecord(desk, standings({ availability, bookings, moments })(desk.deskId));
}

export const deskHandlers: AreaHandlers<Available, Validation, "desks"> = {
  async list(context) {
    const { input } = context;
    const listed = listedBranches(context);
    const room = await readRoom(context, "desks");
    if (listed?.length === 0) return { data: [], totalRecords: 0, counters: deskCounters([]), room };
    const { rows, total, atLeast } = await listPage(
      desksOf(context, listed).where(anyContains(["name", "zone"], input.search)),
      input,
    );
    const branches = await findBranches(context, listed);
    const branchIds = branches.map(({ branchId }) => branchId);
    const availability = await availabilityNow(context, branches);
    const bookings = branches.length > 0 ? await bookingsNow(context, branchIds) : [];
    const moments = branches.length > 0 ? await momentsNow(context, branches) : new Map();
    const assigned = branches.length > 0 ? await desksOfMembers(context, branchIds) : new Set();
    const standing = standings({ availability, bookings, moments });
    return {
      data: rows.map((desk) => deskRecord(desk, standing(desk.deskId))),
      totalRecords: total,
      atLeast,
      room,
      counters: deskCounters(
        availability.map(({ deskId }) => ({ ...standing(deskId), assigned: assigned.has(deskId) })),
      ),
    };
  },

  get: async (context) => withStanding(context, await findDesk(context, context.input.id)),

  async add(context) {
    const { db, orgId, input, now } = context;
    const branch = await findBranch(context, input.branchId);
    const desk = await named(context, input.name, () =>
      db
        .insertInto("desks")
        .values({
          orgId,
          deskId: context.random.id(),
          branchId: branch.branchId,
          name: input.name,
          zone: input.zone,
          kind: input.kind ?? usualKind(context),
          position: input.position && json(input.position),
          amenities: input.amenities,
          capacity: input.capacity,
          isActive: input.isActive,
          createdAt: now,
          updatedAt: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    context.audit({ after: auditedDesk(desk) });
    return withStanding(context, desk);
  },

  async update(context) {
    const { db, orgId, input, now } = context;
    const desk = await findDesk(context, input._id);
    if (input.branchId) await findBranch(context, input.branchId);
    try {
      const changed = await named(context, input.name ?? desk.name, () =>
        db
          .updateTable("desks")
          .set({ ...changesOf(input), updatedAt: now })
          .where("orgId", "=", orgId)
          .where("deskId", "=", desk.deskId)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
      context.audit({ before: auditedDesk(desk), after: auditedDesk(changed) });
      return await withStanding(context, changed);
    } catch (error) {
      if (isReferredTo(error)) throw inUse(context, desk);
      throw error;
    }
  },

  async remove(context) {
    const { db, orgId, input } = context;
    const desk = await findDesk(context, input.id);
    try {
      await db.deleteFrom("desks").where("orgId", "=", orgId).where("deskId", "=", desk.deskId).execute();
    } catch (error) {
      if (isReferredTo(error)) throw inUse(context, desk);
      throw error;
    }
    context.audit({ before: auditedDesk(desk) });
    return { _id: desk.deskId };
  },

  bookDesk,
  assignUser,
  reassignUser,
  unassignUser,
  renew,

  assignment,
  moveTargets,
  availableForBooking,
  slots,
  transactions,
  hourlyBookings,
  stays,
  bulkUploadTemplate,
  validateBulkUpload,
  processBulkUpload,
  bulkBookingTemplate,
  validateBulkBooking,
  processBulkBooking,
  listPublic: listPublicDesks,
};
