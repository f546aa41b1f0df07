import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { useCloseSheet } from "../../app/use-close-sheet";
import { unsentInvitation } from "../mails/cause-text";
import { PersonForm } from "./person-form";

/** Invites somebody to the staff: a mailed link lets him choose a password. */
export function NewPersonSheet() {
  const close = useCloseSheet("/admin-users");
  const add = useMutation(q.adminUsers.add());
  return (
    <PersonForm
      title="Add staff"
      description="They get a mail with a link. It lets them choose a password of their own."
      action="Add and invite"
      initial={{
        name: "",
        email: "",
        phone: "",
        roleId: "",
        isDefaultUser: false,
        allowedBranches: [],
        twoFactor: false,
      }}
      submit={async (values) => {
        const person = await add.mutateAsync(values);
        if (person.inviteUnsent)
          toast.warning(`${person.name} is added`, { description: unsentInvitation(person.inviteUnsent) });
        else toast.success(`${person.name} is invited`, { description: `A mail is on its way to ${person.email}.` });
        await close({ saved: true });
        return undefined;
      }}
      onClose={() => void close()}
    />
  );
}
