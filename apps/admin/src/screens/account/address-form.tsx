import type { OwnProfile } from "@carrel/sdk";
import { ChangeEmail } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { PendingAddress } from "../../app/pending-address";
import { useZodForm } from "../../forms/use-zod-form";

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
  const { errors, isDirty, isSubmitting } = form.formState;

  return (
    <form onSubmit={form.send} noValidate className="flex flex-col gap-5">
      {form.failure && (
        <Callout tone="danger" role="alert">
          {form.failure}
        </Callout>
      )}
      <Field label="E-mail" hint="You sign in with it." error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...form.register("email")} />
      </Field>
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
    </form>
  );
}
