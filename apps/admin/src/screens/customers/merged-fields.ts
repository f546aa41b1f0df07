import type { Customer, CustomerDocuments, MergeCustomers } from "@carrel/sdk";
import { hiddenNumber } from "./hidden-number";
import { ID_PROOF_LABELS } from "./id-proof-labels";

export type MergedField = NonNullable<MergeCustomers["take"]>[number];

/** A field that both records have, each otherwise. */
export interface Differing {
  field: MergedField;
  label: string;
  kept: string;
  other: string;
}

const shown = (field: MergedField, { emergencyContact, ...customer }: Customer): string => {
  if (field === "emergencyContact")
    return emergencyContact ? `${emergencyContact.name}, ${emergencyContact.phone}` : "";
  if (field === "photoKey") return customer.photoKey ?? "";
  return field === "idProof" ? "" : customer[field];
};

const LABELS = [
  ["name", "Name"],
  ["email", "E-mail"],
  ["phone", "Phone"],
  ["address", "Address"],
  ["emergencyContact", "Whom to call in an emergency"],
  ["photoKey", "Photo"],
] as const satisfies (readonly [MergedField, string])[];

/** What has to be chosen between two records: whatever one of them lacks is filled from the other. */
export const differing = (kept: Customer, other: Customer): Differing[] =>
  LABELS.flatMap(([field, label]): Differing[] => {
    const [ours, theirs] = [shown(field, kept), shown(field, other)];
    if (ours === "" || theirs === "" || ours === theirs) return [];
    // A picture has no words.
    if (field === "photoKey") return [{ field, label, kept: `That of ${kept.name}`, other: `That of ${other.name}` }];
    return [{ field, label, kept: ours, other: theirs }];
  });

type Documents = Pick<CustomerDocuments, "idProof">;

/** The same of the documents that both showed, for those who may see them; nobody's number is in full. */
export const differingDocument = ({ idProof: ours }: Documents, { idProof: theirs }: Documents): Differing[] => {
  if (!ours || !theirs || (ours.kind === theirs.kind && ours.number === theirs.number)) return [];
  const [kept, other] = [ours, theirs].map(({ kind, number }) => `${ID_PROOF_LABELS[kind]}, ${hiddenNumber(number)}`);
  return [{ field: "idProof", label: "Document", kept: kept ?? "", other: other ?? "" }];
};
