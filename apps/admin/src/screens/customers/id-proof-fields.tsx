import { ID_PROOF_KINDS } from "@carrel/sdk/schemas";
import { Select } from "@carrel/ui/select";
import { fieldsFor } from "../../forms/fields";
import type { DocumentFields } from "./document-fields";
import { ID_PROOF_LABELS } from "./id-proof-labels";

const { TextField, FormField } = fieldsFor<DocumentFields>();

/** Stands for no document: a choice can't be empty. */
const NONE = "none";

const OPTIONS = [
  { value: NONE, label: "None" },
  ...ID_PROOF_KINDS.map((kind) => ({ value: kind, label: ID_PROOF_LABELS[kind] })),
] as const;

/** Which document a customer showed, and its number. */
export const IdProofFields = () => (
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
