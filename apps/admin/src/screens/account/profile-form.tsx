import type { OwnProfile } from "@carrel/sdk";
import { UpdateOwnProfile } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { PhoneInput } from "@carrel/ui/phone-input";
import { TextInput } from "@carrel/ui/text-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { useOnline } from "../../app/use-online";
import { onSaveKey } from "../../forms/save-key";
import { useUnsaved } from "../../forms/unsaved";
import { useLeaveGuard } from "../../forms/use-leave-guard";
import { useZodForm } from "../../forms/use-zod-form";

const Profile = UpdateOwnProfile.pick({ name: true, phone: true }).required();

/** One's own name, as colleagues and the audit log see it, and phone number. */
export function ProfileForm({ profile: { name, phone } }: { profile: Pick<OwnProfile, "name" | "phone"> }) {
  const online = useOnline();
  const update = useMutation(q.auth.updateProfile());
  const form = useZodForm(Profile, {
    defaultValues: { name, phone },
    submit: async (values) => {
      const saved = await update.mutateAsync(values);
      toast.success("Your profile is saved");
      return saved;
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty && !isSubmitting);
  useUnsaved(isDirty);

  return (
    <>
      <form
        onSubmit={form.send}
        onKeyDown={onSaveKey(() => online && isDirty && !isSubmitting && void form.send())}
        noValidate
        className="flex flex-col gap-5"
      >
        {form.failure && (
          <Callout tone="danger" role="alert">
            {form.failure}
          </Callout>
        )}
        <Field label="Name" error={errors.name?.message}>
          <TextInput autoComplete="name" {...form.register("name")} />
        </Field>
        <Field label="Phone" error={errors.phone?.message}>
          <PhoneInput autoComplete="tel" {...form.register("phone")} />
        </Field>
        <div>
          <OnlineButton type="submit" loading={isSubmitting} disabled={!isDirty}>
            Save profile
          </OnlineButton>
        </div>
      </form>
      {guard}
    </>
  );
}
