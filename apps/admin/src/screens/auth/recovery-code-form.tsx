import { RecoveryCode } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import * as z from "zod";
import { useZodForm } from "../../forms/use-zod-form";

const Recovery = z.strictObject({ recoveryCode: RecoveryCode });

/** One of the codes that somebody kept for the day on which his app is gone. */
export function RecoveryCodeForm({ verify }: { verify: (recoveryCode: string) => Promise<unknown> }) {
  const form = useZodForm(Recovery, {
    defaultValues: { recoveryCode: "" },
    mode: "onSubmit",
    submit: async ({ recoveryCode }) => {
      await verify(recoveryCode);
      return undefined;
    },
  });
  return (
    <form onSubmit={form.send} noValidate className="flex flex-col gap-5">
      {form.failure && (
        <Callout tone="danger" role="alert">
          {form.failure}
        </Callout>
      )}
      <Field
        label="Recovery code"
        hint="Such as abcd-efgh-2345-wxyz."
        error={form.formState.errors.recoveryCode?.message}
      >
        <TextInput
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register("recoveryCode")}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" block loading={form.formState.isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}
