import { useOnline, useSession } from "@carrel/hooks";
import type { OwnProfile } from "@carrel/sdk";
import { UpdateOwnProfile } from "@carrel/sdk/schemas";
import { Card } from "@carrel/ui/card";
import { DescriptionList } from "@carrel/ui/description-list";
import { PhoneInput } from "@carrel/ui/phone-input";
import { Skeleton } from "@carrel/ui/skeleton";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { fieldsFor } from "../../forms/fields";
import { Form } from "../../forms/form";
import { onSaveKey } from "../../forms/save-key";
import { UnsavedGuard } from "../../forms/unsaved-guard";
import { useZodForm } from "../../forms/use-zod-form";
import { Loaded } from "../../lists/loaded";
import { AddressForm } from "./address-form";

/** Who one is here. */
export function ProfileCard() {
  const session = useSession();
  const profile = useQuery(q.auth.profile());
  const { orgName } = session.loggedOrgDetails;
  return (
    <Card title="Profile">
      <div className="flex flex-col gap-6">
        <DescriptionList items={[{ term: "Organisation", details: orgName }]} />
        <Loaded query={profile} what="Your profile" pending={<Skeleton className="h-32" />}>
          {(found) => (
            <>
              <AddressForm profile={found} />
              <ProfileForm profile={found} />
            </>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

const Profile = UpdateOwnProfile.pick({ name: true, phone: true }).required();
const { TextField } = fieldsFor(Profile);

/** One's own name, as colleagues and the audit log see it, and phone number. */
function ProfileForm({ profile: { name, phone } }: { profile: Pick<OwnProfile, "name" | "phone"> }) {
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
