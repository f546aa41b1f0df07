import { usePermission, useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { OrganisationsIllustration } from "@carrel/ui/illustration";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { ADD_CLIENT, isOpenTo } from "../../app/needs";
import { ScreenHeader } from "../../app/screen-header";
import { NewestClients } from "./newest-clients";
import { PlatformFigures } from "./platform-figures";
import { ResellerFigures } from "./reseller-figures";
import { Waiting } from "./waiting";

/** Where somebody begins who looks after other organisations: how they do, who is new, and what waits. */
export function OverviewScreen() {
  const session = useSession();
  const { isSuper, isReseller } = session.loggedOrgDetails;
  const mayAdd = isOpenTo(session, ADD_CLIENT);
  const mayReadResellers = usePermission("resellers.read");
  if (!isSuper && !isReseller) return <NobodyBelow />;
  return (
    <>
      <ScreenHeader
        title="Overview"
        actions={
          mayAdd && (
            <Button asChild variant="primary">
              <Link to="/clients/new">
                <Plus /> Add client
              </Link>
            </Button>
          )
        }
        description={isSuper ? "How the platform does, and what waits." : "How your clients do, and what waits."}
      />
      <div className="flex min-w-0 flex-col gap-6">
        {isSuper && <PlatformFigures />}
        <div className="grid items-start gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
          <Waiting />
          <NewestClients />
        </div>
        {!isSuper && mayReadResellers && <ResellerFigures />}
      </div>
    </>
  );
}

const NobodyBelow = () => (
  <>
    <ScreenHeader title="Overview" />
    <EmptyState
      kind="filtered"
      illustration={<OrganisationsIllustration />}
      title="Your organisation looks after no others"
      description="Resellers see here how their clients do. Yours runs its own places: the dashboard tells of them."
    />
  </>
);
