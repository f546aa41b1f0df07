import { usePermission, useSession } from "@carrel/hooks";
import { EmptyState } from "@carrel/ui/empty-state";
import { OrganisationsIllustration } from "@carrel/ui/illustration";
import { ScreenHeader } from "../../app/screen-header";
import { NewestClients } from "./newest-clients";
import { PlatformFigures } from "./platform-figures";
import { ResellerFigures } from "./reseller-figures";
import { Waiting } from "./waiting";

/** Where somebody begins who looks after other organisations: how they do, who is new, and what waits. */
export function OverviewScreen() {
  const { isSuper, isReseller } = useSession().loggedOrgDetails;
  const mayReadResellers = usePermission("resellers.read");
  if (!isSuper && !isReseller) return <NobodyBelow />;
  return (
    <>
      <ScreenHeader
        title="Overview"
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
