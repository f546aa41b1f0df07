import { Textarea } from "@carrel/ui/textarea";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { changed } from "../../forms/changed";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";
import { DocumentInput, documentFields } from "./document-fields";
import { IdProofFields } from "./id-proof-fields";

const { TextField } = fieldsFor(DocumentInput);

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
