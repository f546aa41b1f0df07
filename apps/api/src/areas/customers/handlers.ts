import type { UpdateCustomer } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { AreaHandlers, Context } from "../../context";
import { json } from "../../database/json";
import type { Row, RowChanges } from "../../database/schema";
import { searchCustomers } from "../../database/search";
import { conflict, invalid } from "../../failure";
import type { Available } from "../../pending";
import { blankCustomer } from "../../platform/audit/blank";
import { findBranch } from "../branches/queries";
import { isReferredTo } from "../constraint";
import { statement } from "../ledger/statement";
import { listPage, searchPage } from "../list-page";
import { listedBranches, tenantOf } from "../tenant";
import { addCustomers, newCustomer } from "./add-customers";
import { bulkUploadTemplate } from "./bulk-template";
import { processBulkUpload } from "./bulk-upload-process";
import { validateBulkUpload } from "./bulk-upload-validate";
import { checkUnknown, holdPeople } from "./identity";
import { mergeCustomers } from "./merge";
import { readPhone } from "./phone";
import {
  assignedDesks,
  bookingsOfCustomer,
  customersOf,
  findCustomer,
  isOwnPhoto,
  lockCustomer,
  paymentsOfCustomer,
  unassignedCustomers,
} from "./queries";
import { auditedCustomer, changedFields, customerRecord, documentsRecord, unassignedRecord } from "./record";
import { readStats } from "./stats";

/** What an update changes: what was left out stays as it is, and read-only fields are passed over. */
const changesOf = (input: z.output<typeof UpdateCustomer>, phone: string | undefined): RowChanges<"customers"> => ({
  branchId: input.branchId,
  name: input.name,
  email: input.email,
  phone,
  address: input.address,
  emergencyContact: input.emergencyContact && json(input.emergencyContact),
  photoKey: input.photoKey,
  isActive: input.isActive,
});

/** The record with the customer's desk now. */
async function withDesk(context: Pick<Context, "db" | "orgId" | "now" | "fileAddress">, customer: Row<"customers">) {
  const assigned = await assignedDesks(context, [customer.customerId]);
  return customerRecord(context, customer, assigned.get(customer.customerId));
}

/** Changes a customer's row, and tells the audit log what became of it. */
async function changeCustomer(
  context: Pick<Context, "db" | "orgId" | "now" | "audit">,
  before: Row<"customers">,
  changes: RowChanges<"customers">,
): Promise<Row<"customers">> {
  const { db, orgId, now } = context;
  const customer = await db
    .updateTable("customers")
    .set({ ...changes, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("customerId", "=", before.customerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  context.audit({
    before: auditedCustomer(before),
    after: { ...auditedCustomer(customer), changed: changedFields(before, customer) },
  });
  return customer;
}

/** @throws Failure 400 for what is no picture of a person in the organisation's store */
async function checkPhoto(context: Pick<Context, "db" | "orgId">, photoKey: string | null | undefined): Promise<void> {
  if (!photoKey || (await isOwnPhoto(context, photoKey))) return;
  throw invalid([{ path: ["photoKey"], message: "There is no such picture. Upload it again." }]);
}

/** The branch that a new customer belongs to: the named one, else the one that the person selected. */
function branchFor(context: Context<{ branchId?: string | undefined }>): string {
  const branchId = context.input.branchId ?? listedBranches(context)?.[0];
  if (branchId === undefined) throw invalid([{ path: ["branchId"], message: "Choose a branch" }]);
  return branchId;
}

/** What an update says of how to reach a customer; empty where it says nothing. @throws Failure 404 */
async function givenContact(context: Context<z.output<typeof UpdateCustomer>>) {
  const { input } = context;
  const { branchId, name } = await findCustomer(context, input._id);
  const branch = await findBranch(context, input.branchId ?? branchId);
  const { email = "", phone = "" } = input;
  return { branch, name: input.name ?? name, email, phone: readPhone(phone, branch) };
}

/** Of a given contact what is new in it: what two records of one person have in common from before stays as it is. */
const newIn = (given: Awaited<ReturnType<typeof givenContact>>, before: Row<"customers">) => {
  const { branch, name, email, phone } = given;
  return {
    branchId: branch.branchId,
    name,
    email: email === before.email ? "" : email,
    phone: phone === readPhone(before.phone, branch) ? "" : phone,
  };
};

export const customerHandlers: AreaHandlers<Available, Validation, "customers"> = {
  async list(context) {
    const { db, input } = context;
    const listed = listedBranches(context);
    if (listed?.length === 0) return { data: [], totalRecords: 0 };
    const { search: text } = input;
    const inBranches = customersOf(context, listed);
    const { rows, total, atLeast } = text
      ? await searchPage(
          input,
          (window) => searchCustomers(db, { text, branchId: listed?.[0] ?? null, ...window }),
          (ids) => inBranches.where("customerId", "in", ids).execute(),
        )
      : await listPage(inBranches, input);
    const assigned = await assignedDesks(
      context,
      rows.map(({ customerId }) => customerId),
    );
    const records = rows.map((row) => customerRecord(context, row, assigned.get(row.customerId)));
    return { data: await Promise.all(records), totalRecords: total, atLeast };
  },

  async get(context) {
    const customer = await findCustomer(context, context.input.id);
    return { ...(await withDesk(context, customer)), bookings: await bookingsOfCustomer(context, customer.customerId) };
  },

  async add(context) {
    const { input } = context;
    const branch = await findBranch(context, branchFor(context));
    await checkPhoto(context, input.photoKey);
    const { branchId } = branch;
    const { name, email = "" } = input;
    const phone = readPhone(input.phone ?? "", branch);
    await holdPeople(context, [{ name, email, phone }]);
    await checkUnknown(context, { branchId, name, email, phone });
    const customer = newCustomer(context, { ...input, branchId, email, phone });
    await addCustomers(context, [customer]);
    context.audit({ after: auditedCustomer(customer) });
    return customerRecord(context, customer, undefined);
  },

  async update(context) {
    const { input } = context;
    const given = await givenContact(context);
    await holdPeople(context, [given]);
    const before = await lockCustomer(context, input._id);
    // The schema sees what changes, not what would be left.
    if (!(input.email ?? before.email) && !(input.phone ?? before.phone)) {
      throw invalid([{ path: ["email"], message: "Give an e-mail address or a phone number" }]);
    }
    await checkUnknown(context, newIn(given, before), before.customerId);
    if (input.photoKey !== before.photoKey) await checkPhoto(context, input.photoKey);
    const changes = changesOf(input, input.phone === undefined ? undefined : given.phone);
    return withDesk(context, await changeCustomer(context, before, changes));
  },

  async uploadPhoto(context) {
    const before = await lockCustomer(context, context.input.id);
    const photoKey = context.storedKey(context.input.photo);
    return withDesk(context, await changeCustomer(context, before, { photoKey }));
  },

  async documents(context) {
    return documentsRecord(await findCustomer(context, context.input.id));
  },

  async updateDocuments(context) {
    const { id, idProof, notes } = context.input;
    const before = await lockCustomer(context, id);
    return documentsRecord(await changeCustomer(context, before, { idProof: idProof && json(idProof), notes }));
  },

  async remove(context) {
    const { db, orgId, input, now } = context;
    const customer = await findCustomer(context, input.id);
    try {
      await db
        .deleteFrom("customers")
        .where("orgId", "=", orgId)
        .where("customerId", "=", customer.customerId)
        .execute();
    } catch (error) {
      if (!isReferredTo(error)) throw error;
      const message = `${customer.name} has booked or was charged, so the record has to stay. Deactivate it instead.`;
      throw conflict("customer_in_use", message);
    }
    blankCustomer(db, customer.customerId, now);
    context.audit({ before: auditedCustomer(customer) });
    return { _id: customer.customerId };
  },

  merge: mergeCustomers,
  bulkUploadTemplate,
  validateBulkUpload,
  processBulkUpload,

  async unassigned(context) {
    const listed = listedBranches(context);
    if (listed?.length === 0) return { data: [], totalRecords: 0 };
    const { rows, total, atLeast } = await listPage(unassignedCustomers(context, listed), context.input);
    return { data: rows.map(unassignedRecord), totalRecords: total, atLeast };
  },

  async stats(context) {
    const { db, orgId, now, input } = context;
    if (input.branchId) await findBranch(context, input.branchId);
    return readStats({ db, orgId, now, branchId: input.branchId ?? null, currency: tenantOf(context).currency });
  },

  async transactions(context) {
    const { customerId } = await findCustomer(context, context.input.id);
    return paymentsOfCustomer(context, customerId);
  },

  statement,

  async bookings(context) {
    const { customerId } = await findCustomer(context, context.input.id);
    return bookingsOfCustomer(context, customerId);
  },
};
