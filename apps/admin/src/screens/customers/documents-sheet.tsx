import type { CustomerDocuments, IdProof } from "@carrel/sdk";
import { ID_PROOF_KINDS, UpdateCustomerDocuments } from "@carrel/sdk/schemas";
import { Select } from "@carrel/ui/select";
import { Textarea } from "@carrel/ui/textarea";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import * as z from "zod";
import { q } from "../../app/carrel";
import { changed } from "../../forms/changed";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";
import { given } from "./given";
import { ID_PROOF_LABELS } from "./id-proof-labels";

/** What the form holds; what was not given is empty. */
interface DocumentFields {
  idProof: { kind: IdProof["kind"] | ""; number: string };
  notes: string;
}

const documentFields = ({ idProof, notes }: CustomerDocuments): DocumentFields => ({
  idProof: idProof ?? { kind: "", number: "" },
  notes,
});

/** The form's values as the server takes them. */
const DocumentInput = z
  .custom<DocumentFields>()
  .transform(({ idProof, notes }): unknown => ({ idProof: given(idProof), notes }))
  .pipe(UpdateCustomerDocuments.omit({ id: true }));

const { TextField, FormField } = fieldsFor(DocumentInput);

const route = getRouteApi("/signed-in/office/customers/$customerId/documents");

/** Changes a customer's document and notes: only what was changed is sent. */
export function DocumentsSheet() {
  const { customerId: id } = route.useParams();
  const { data } = useSuspenseQuery(q.customers.documents({ id }));
  // Loaded anew while the sheet is open: what was typed is compared with what the person saw.
  const [seen] = useState(data);
  const update = useMutation(q.customers.updateDocuments());
  const form = useSheetForm(DocumentInput, {
    defaultValues: documentFields(seen),
    save: async (values) => {
      const changes = changed(values, seen);
      if (changes) await update.mutateAsync({ id, ...changes });
      return "Changes saved";
    },
  });

  return (
    <SheetForm title="Document and notes" action="Save changes" form={form}>
      <IdProofFields />
      <TextField
        as={Textarea}
        name="notes"
        label="Notes"
        optional
        hint="Only staff with the right to see them read these."
        rows={6}
      />
    </SheetForm>
  );
}

/** Stands for no document: a choice can't be empty. */
const NONE = "none";

const OPTIONS = [
  { value: NONE, label: "None" },
  ...ID_PROOF_KINDS.map((kind) => ({ value: kind, label: ID_PROOF_LABELS[kind] })),
] as const;

/** Which document a customer showed, and its number. */
const IdProofFields = () => (
  <>
    <FormField name="idProof.kind" label="Document" refusal="Choose the document, or clear its number">
      {(field, onBlur) => (
        <Select
          {...field}
          value={field.value === "" ? NONE : field.value}
          onValueChange={(kind) => field.onValueChange(kind === NONE ? "" : kind)}
          onBlur={onBlur}
          options={OPTIONS}
        />
      )}
    </FormField>
    <TextField name="idProof.number" label="Number" optional autoComplete="off" spellCheck={false} />
  </>
);
