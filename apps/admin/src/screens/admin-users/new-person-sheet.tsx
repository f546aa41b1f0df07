import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { unsentInvitation } from "../../app/words/cause-text";
import { PersonForm } from "./person-form";

/** Invites somebody to the staff: a mailed link lets him choose a password. */
export function NewPersonSheet() {
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
      save={async (values) => {
        const person = await add.mutateAsync(values);
        if (person.inviteUnsent) {
          toast.warning(`${person.name} is added`, { description: unsentInvitation(person.inviteUnsent) });
          return {};
        }
        return { title: `${person.name} is invited`, description: `A mail is on its way to ${person.email}.` };
      }}
    />
  );
}
