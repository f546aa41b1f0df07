import { useSession } from "@carrel/hooks";
import { AddApiKey, type ShownApiKey } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { RadioCards } from "@carrel/ui/radio-cards";
import { TextInput } from "@carrel/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { q } from "../../app/carrel";
import { useCloseSheet } from "../../app/use-close-sheet";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { EndsField } from "./ends-field";
import { ScopeField } from "./scope-field";
import { ShownKeyDialog } from "./shown-key-dialog";

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
  const close = useCloseSheet("/api-keys");
  const { isDefaultUser } = useSession();
  const add = useMutation(q.apiKeys.add());
  const [shown, setShown] = useState<ShownApiKey>();
  const form = useZodForm(AddApiKey, {
    defaultValues: { kind: isDefaultUser ? "publishable" : "secret", name: "", permissions: [], expiresAt: null },
    submit: async (values) => {
      setShown(await add.mutateAsync(values));
      return undefined;
    },
  });
  const { errors } = form.formState;
  const kind = form.watch("kind");

  if (shown) return <ShownKeyDialog apiKey={shown} onDone={() => void close({ saved: true })} />;
  return (
    <SheetForm title="Add API key" action="Add API key" form={form} onClose={() => void close()} size="lg">
      <Field label="Name" required hint="Where it is used, such as “Door system”." error={errors.name?.message}>
        <TextInput autoFocus autoComplete="off" {...form.register("name")} />
      </Field>
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <RadioCards
            label="Kind"
            // A publishable key belongs to all branches.
            options={KINDS.filter(({ value }) => isDefaultUser || value === "secret")}
            value={field.value}
            onValueChange={(value) => {
              field.onChange(value);
              // A publishable key has neither: what was chosen for a secret one would be refused.
              form.setValue("permissions", []);
              form.setValue("expiresAt", null);
              form.clearErrors(["permissions", "expiresAt"]);
            }}
          />
        )}
      />
      {kind === "secret" && (
        <Controller
          control={form.control}
          name="expiresAt"
          render={({ field }) => (
            <EndsField value={field.value ?? null} onValueChange={field.onChange} error={errors.expiresAt?.message} />
          )}
        />
      )}
      {kind === "secret" && (
        <Controller
          control={form.control}
          name="permissions"
          render={({ field }) => (
            <ScopeField
              value={field.value ?? []}
              onValueChange={(permissions) => {
                field.onChange(permissions);
                form.clearErrors("permissions");
              }}
              error={errors.permissions?.message}
            />
          )}
        />
      )}
    </SheetForm>
  );
}
