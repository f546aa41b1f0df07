import { ID_PROOF_KINDS } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { Select } from "@carrel/ui/select";
import { TextInput } from "@carrel/ui/text-input";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { DocumentFields, DocumentValues } from "./document-fields";
import { ID_PROOF_LABELS } from "./id-proof-labels";

/** Stands for no document: a choice can't be empty. */
const NONE = "none";

const OPTIONS = [
  { value: NONE, label: "None" },
  ...ID_PROOF_KINDS.map((kind) => ({ value: kind, label: ID_PROOF_LABELS[kind] })),
] as const;

/** Which document a customer showed, and its number. */
export function IdProofFields({ form }: { form: UseFormReturn<DocumentFields, unknown, DocumentValues> }) {
  const errors = form.formState.errors.idProof;
  return (
    <>
      <Controller
        control={form.control}
        name="idProof.kind"
        render={({ field }) => (
          <Field label="Document" error={errors?.kind && "Choose the document, or clear its number"}>
            <Select
              value={field.value === "" ? NONE : field.value}
              onValueChange={(kind) => field.onChange(kind === NONE ? "" : kind)}
              onBlur={field.onBlur}
              options={OPTIONS}
            />
          </Field>
        )}
      />
      <Field label="Number" optional error={errors?.number?.message}>
        <TextInput autoComplete="off" spellCheck={false} {...form.register("idProof.number")} />
      </Field>
    </>
  );
}
