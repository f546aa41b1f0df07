import { useOnline, useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { useMutation } from "@tanstack/react-query";
import { q, queryClient } from "../../app/carrel";
import { UnsavedGuard } from "../../forms/unsaved-guard";
import { NewPasswordForm } from "../auth/new-password-form";
import { useNewPasswordForm } from "../auth/use-new-password-form";

interface ChangePasswordFormProps {
  onChanged: () => void;
  onCancel: () => void;
}

/** The code that was mailed, and the new password. */
export function ChangePasswordForm({ onChanged, onCancel }: ChangePasswordFormProps) {
  const online = useOnline();
  const { name, email, loggedOrgDetails } = useSession();
  const { orgName, orgCode } = loggedOrgDetails;
  const sendCode = useMutation(q.auth.sendPasswordChangeOtp());
  const change = useMutation(q.auth.changePassword());
  const form = useNewPasswordForm(async (values) => {
    const { data: session } = await change.mutateAsync(values);
    queryClient.setQueryData(q.auth.session().queryKey, session);
    onChanged();
  });
  const { isDirty, isSubmitting } = form.formState;

  return (
    <>
      <NewPasswordForm
        form={form}
        action="Set the password"
        disabled={!online}
        about={[name, email, orgName, orgCode]}
        resend={() => sendCode.mutateAsync({})}
        aside={
          <Button variant="ghost" onClick={onCancel}>
            Keep the old password
          </Button>
        }
      />
      <UnsavedGuard when={isDirty} saving={isSubmitting} />
    </>
  );
}
