import {
  type Customer,
  type CustomerDocuments,
  ID_PROOF_KINDS,
  type IdProof,
  type UnassignedCustomer,
} from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { shownPhone } from "./phone";

/** A customer's seat now: its membership's time, its booking that runs or comes next, and the name of its desk. */
export type AssignedDesk = Pick<Row<"bookings">, "bookingId" | "deskId" | "feePlanId"> &
  Pick<Row<"memberships">, "membershipId" | "startAt" | "endAt"> & { deskName: string; shiftName: string | null };

const idProofRecord = (proof: Row<"customers">["idProof"]): IdProof | null => {
  if (!proof) return null;
  const kind = ID_PROOF_KINDS.find((known) => known === proof.kind) ?? "other";
  return { kind, number: proof.number };
};

/** As people get it, with an address to read the picture. */
export const customerRecord = async (
  { fileAddress }: Pick<Context, "fileAddress">,
  row: Row<"customers">,
  assigned: AssignedDesk | undefined,
): Promise<Customer> => ({
  ...unassignedRecord(row),
  address: row.address,
  emergencyContact: row.emergencyContact,
  photoKey: row.photoKey,
  photoUrl: row.photoKey === null ? null : (await fileAddress(row.photoKey)).url,
  isActive: row.isActive,
  currentAssignment: assigned
    ? {
        membershipId: assigned.membershipId,
        bookingId: assigned.bookingId,
        deskId: assigned.deskId,
        deskName: assigned.deskName,
        shiftName: assigned.shiftName,
        feePlanId: assigned.feePlanId,
        startAt: assigned.startAt.toISOString(),
        endAt: assigned.endAt.toISOString(),
      }
    : null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** What a permission of its own opens. */
export const documentsRecord = (row: Row<"customers">): CustomerDocuments => ({
  idProof: idProofRecord(row.idProof),
  notes: row.notes,
});

export const unassignedRecord = (
  row: Pick<Row<"customers">, "customerId" | "branchId" | "name" | "email" | "phone">,
): UnassignedCustomer => ({
  _id: row.customerId,
  branchId: row.branchId,
  name: row.name,
  email: row.email,
  phone: shownPhone(row.phone),
});

/** What is his own affair. */
const PERSONAL = [
  "name",
  "email",
  "phone",
  "address",
  "idProof",
  "emergencyContact",
  "photoKey",
  "notes",
] as const satisfies (keyof Row<"customers">)[];

/** What the audit log, where nothing is ever deleted, keeps of a customer: nothing that is his own affair. */
export const auditedCustomer = ({ branchId, isActive }: Row<"customers">) => ({ branchId, isActive });

/** The names of the fields that say something else of a customer than before. */
export const changedFields = (before: Row<"customers">, after: Row<"customers">): string[] =>
  PERSONAL.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
