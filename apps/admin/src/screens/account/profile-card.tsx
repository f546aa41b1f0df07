import { useSession } from "@carrel/hooks";
import { Card } from "@carrel/ui/card";
import { DescriptionList } from "@carrel/ui/description-list";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { Loaded } from "../../lists/loaded";
import { AddressForm } from "./address-form";
import { ProfileForm } from "./profile-form";

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
