import { RecoveryCode } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import * as z from "zod";
import { fieldsFor } from "../../forms/fields";
import { Form } from "../../forms/form";
import { useZodForm } from "../../forms/use-zod-form";

const Recovery = z.strictObject({ recoveryCode: RecoveryCode });
const { TextField } = fieldsFor(Recovery);

/** One of the codes that somebody kept for the day on which his app is gone. */
export function RecoveryCodeForm({ verify }: { verify: (recoveryCode: string) => Promise<unknown> }) {
  const form = useZodForm(Recovery, {
    defaultValues: { recoveryCode: "" },
    mode: "onSubmit",
    submit: async ({ recoveryCode }) => {
      await verify(recoveryCode);
    },
  });
  return (
    <Form form={form}>
      <TextField
        name="recoveryCode"
        label="Recovery code"
        hint="Such as abcd-efgh-2345-wxyz."
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="lg" block loading={form.formState.isSubmitting}>
        Sign in
      </Button>
    </Form>
  );
}
