import { useOnline } from "@carrel/hooks";
import type { OwnProfile } from "@carrel/sdk";
import { UpdateOwnProfile } from "@carrel/sdk/schemas";
import { PhoneInput } from "@carrel/ui/phone-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { fieldsFor } from "../../forms/fields";
import { Form } from "../../forms/form";
import { onSaveKey } from "../../forms/save-key";
import { UnsavedGuard } from "../../forms/unsaved-guard";
import { useZodForm } from "../../forms/use-zod-form";

const Profile = UpdateOwnProfile.pick({ name: true, phone: true }).required();
const { TextField } = fieldsFor(Profile);

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
  const { isDirty, isSubmitting } = form.formState;

  return (
    <>
      <Form form={form} onKeyDown={onSaveKey(() => online && isDirty && !isSubmitting && void form.send())}>
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField as={PhoneInput} name="phone" label="Phone" autoComplete="tel" />
        <div>
          <OnlineButton type="submit" loading={isSubmitting} disabled={!isDirty}>
            Save profile
          </OnlineButton>
        </div>
      </Form>
      <UnsavedGuard when={isDirty} saving={isSubmitting} />
    </>
  );
}
