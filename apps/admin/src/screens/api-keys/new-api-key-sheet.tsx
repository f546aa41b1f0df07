import { useSession } from "@carrel/hooks";
import { AddApiKey, type ShownApiKey } from "@carrel/sdk/schemas";
import { RadioCards } from "@carrel/ui/radio-cards";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { useClose } from "../../app/use-close";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { EndsField } from "./ends-field";
import { ScopeField } from "./scope-field";
import { ShownKeyDialog } from "./shown-key-dialog";

const { TextField, FormValue } = fieldsFor(AddApiKey);

const KINDS = [
  {
    value: "publishable",
    label: "Publishable",
    description: "For a web page: it names your organisation and does what any visitor may.",
  },
  {
    value: "secret",
    label: "Secret",
    description:
      "For a server of yours: it does what you allow below, never more than you may, and ends with your account.",
  },
] as const;

/** Makes a key, and shows it once it is made. */
export function NewApiKeySheet() {
  const close = useClose();
  const { isDefaultUser } = useSession();
  const add = useMutation(q.apiKeys.add());
  const [shown, setShown] = useState<ShownApiKey>();
  const form = useZodForm(AddApiKey, {
    defaultValues: { kind: isDefaultUser ? "publishable" : "secret", name: "", permissions: [], expiresAt: null },
    submit: async (values) => {
      setShown(await add.mutateAsync(values));
    },
  });
  const kind = form.watch("kind");

  if (shown) return <ShownKeyDialog apiKey={shown} onDone={() => void close({ saved: true })} />;
  return (
    <SheetForm title="Add API key" action="Add API key" form={form} size="lg">
      <TextField
        name="name"
        label="Name"
        required
        hint="Where it is used, such as “Door system”."
        autoFocus
        autoComplete="off"
      />
      <FormValue name="kind">
        {(field) => (
          <RadioCards
            {...field}
            label="Kind"
            // A publishable key belongs to all branches.
            options={KINDS.filter(({ value }) => isDefaultUser || value === "secret")}
            onValueChange={(value) => {
              field.onValueChange(value);
              // A publishable key has neither: what was chosen for a secret one would be refused.
              form.setValue("permissions", []);
              form.setValue("expiresAt", null);
              form.clearErrors(["permissions", "expiresAt"]);
            }}
          />
        )}
      </FormValue>
      {kind === "secret" && (
        <FormValue name="expiresAt">{(field) => <EndsField {...field} value={field.value ?? null} />}</FormValue>
      )}
      {kind === "secret" && (
        <FormValue name="permissions">
          {(field) => (
            <ScopeField
              {...field}
              value={field.value ?? []}
              onValueChange={(permissions) => {
                field.onValueChange(permissions);
                form.clearErrors("permissions");
              }}
            />
          )}
        </FormValue>
      )}
    </SheetForm>
  );
}
