import { useSession } from "@carrel/hooks";
import { Card } from "@carrel/ui/card";
import { DescriptionList } from "@carrel/ui/description-list";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { FailedList } from "../../lists/list-states";
import { ProfileForm } from "./profile-form";

/** Who one is here. Name and phone number are one's own to change; the address is what one signs in with. */
export function ProfileCard() {
  const session = useSession();
  const profile = useQuery(q.auth.profile());
  const { orgName } = session.loggedOrgDetails;
  return (
    <Card title="Profile" description={`Another address? Ask an owner of ${orgName} to change it.`}>
      <div className="flex flex-col gap-6">
        <DescriptionList
          items={[
            { term: "E-mail", details: session.email },
            { term: "Organisation", details: orgName },
          ]}
        />
        {profile.data && <ProfileForm profile={profile.data} />}
        {profile.isPending && <Skeleton className="h-32" />}
        {profile.error && (
          <FailedList what="Your profile" error={profile.error} onRetry={() => void profile.refetch()} />
        )}
      </div>
    </Card>
  );
}
