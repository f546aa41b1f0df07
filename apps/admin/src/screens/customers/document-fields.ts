import type { CustomerDocuments, IdProof } from "@carrel/sdk";
import { UpdateCustomerDocuments } from "@carrel/sdk/schemas";
import * as z from "zod";
import { given } from "./given";

/** What the form holds; what was not given is empty. */
export interface DocumentFields {
  idProof: { kind: IdProof["kind"] | ""; number: string };
  notes: string;
}

export const documentFields = ({ idProof, notes }: CustomerDocuments): DocumentFields => ({
  idProof: idProof ?? { kind: "", number: "" },
  notes,
});

/** The form's values as the server takes them. */
export const DocumentInput = z
  .custom<DocumentFields>()
  .transform(({ idProof, notes }): unknown => ({ idProof: given(idProof), notes }))
  .pipe(UpdateCustomerDocuments.omit({ id: true }));
