import { usePermission, useSession } from "@carrel/hooks";
import { Card } from "@carrel/ui/card";
import { DescriptionList } from "@carrel/ui/description-list";
import { NameForm } from "./name-form";

/** Who one is here. Those who administer the staff change their own name too; others ask them. */
export function ProfileCard() {
  const session = useSession();
  const mayEdit = usePermission("adminUsers.write");
  const { orgName } = session.loggedOrgDetails;
  return (
    <Card
      title="Profile"
      description={mayEdit ? undefined : `Something is wrong? Ask an owner of ${orgName} to change it.`}
    >
      <div className="flex flex-col gap-6">
        <DescriptionList
          items={[
            ...(mayEdit ? [] : [{ term: "Name", details: session.name }]),
            { term: "E-mail", details: session.email },
            { term: "Organisation", details: orgName },
          ]}
        />
        {mayEdit && <NameForm />}
      </div>
    </Card>
  );
}
