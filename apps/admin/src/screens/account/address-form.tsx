import type { OwnProfile } from "@carrel/sdk";
import { ChangeEmail } from "@carrel/sdk/schemas";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { PendingAddress } from "../../app/pending-address";
import { fieldsFor } from "../../forms/fields";
import { Form } from "../../forms/form";
import { useZodForm } from "../../forms/use-zod-form";

const { TextField } = fieldsFor(ChangeEmail);

/** One's own address, which moves once the new one is proven. */
export function AddressForm({ profile: { email, pendingEmail } }: { profile: OwnProfile }) {
  const change = useMutation(q.auth.changeEmail());
  const cancel = useMutation(q.auth.cancelEmailChange());
  const send = async (to: string) => {
    await change.mutateAsync({ email: to });
    toast.success("A link is on its way", { description: `${to} is your address once you have opened it.` });
  };
  const form = useZodForm(ChangeEmail, {
    defaultValues: { email },
    submit: async (values) => {
      await send(values.email);
      return { email };
    },
  });
  const { isDirty, isSubmitting } = form.formState;

  return (
    <Form form={form}>
      <TextField name="email" label="E-mail" hint="You sign in with it." type="email" autoComplete="email" />
      {pendingEmail !== null && (
        <PendingAddress
          email={pendingEmail}
          onSend={() => send(pendingEmail)}
          onCancel={async () => {
            await cancel.mutateAsync({});
          }}
        />
      )}
      <div>
        <OnlineButton type="submit" loading={isSubmitting} disabled={!isDirty}>
          Move to this address
        </OnlineButton>
      </div>
    </Form>
  );
}
