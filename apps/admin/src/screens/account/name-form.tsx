import { useSession } from "@carrel/hooks";
import { UpdateAdminUser } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { q } from "../../app/carrel";
import { useOnline } from "../../app/use-online";
import { useUnsaved } from "../../forms/unsaved";
import { useLeaveGuard } from "../../forms/use-leave-guard";
import { useZodForm } from "../../forms/use-zod-form";

const Name = UpdateAdminUser.pick({ name: true }).required();

/** One's own name, as colleagues and the audit log see it. */
export function NameForm() {
  const session = useSession();
  const online = useOnline();
  const update = useMutation(q.adminUsers.update());
  const form = useZodForm(Name, {
    defaultValues: { name: session.name },
    submit: async ({ name }) => {
      const saved = await update.mutateAsync({ _id: session._id, name });
      toast.success("Your name is saved");
      return { name: saved.name };
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty && !isSubmitting);
  useUnsaved(isDirty);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    if (online && isDirty && !isSubmitting) void form.send();
  };

  return (
    <>
      <form onSubmit={form.send} onKeyDown={onKeyDown} noValidate className="flex flex-col gap-5">
        {form.failure && (
          <Callout tone="danger" role="alert">
            {form.failure}
          </Callout>
        )}
        <Field label="Name" error={errors.name?.message}>
          <TextInput autoComplete="name" {...form.register("name")} />
        </Field>
        <div>
          <Button type="submit" loading={isSubmitting} disabled={!online || !isDirty}>
            Save name
          </Button>
        </div>
      </form>
      {guard}
    </>
  );
}
