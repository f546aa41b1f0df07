import { usePermission, useSession } from "@carrel/hooks";
import type { ClientDetail } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { Badge } from "@carrel/ui/badge";
import { Button } from "@carrel/ui/button";
import { StatCard } from "@carrel/ui/stat-card";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { NUMBERS } from "../../app/locale";
import { OnlineButton } from "../../app/online-button";
import { InactiveNotice } from "../../app/parts/inactive-notice";
import { ScreenHeader } from "../../app/screen-header";
import { Loaded } from "../../lists/loaded";
import { AboutCard } from "./about-card";
import { BookingCard } from "./booking-card";
import { ClientActivityDialog } from "./client-activity-dialog";
import { ClientSkeleton } from "./client-skeleton";
import { CommentsCard } from "./comments-card";
import { OwnerCard } from "./owner-card";
import { SubscriptionCard } from "./subscription-card";

const route = getRouteApi("/signed-in/office/clients/$clientId");

/** One organisation below one's own: how it stands, how it is set up, and what was noted about it. */
export function ClientScreen() {
  const { clientId } = route.useParams();
  const client = useQuery(q.organisation.client({ id: clientId }));
  return (
    <Loaded
      query={client}
      what="This client"
      header={
        <ScreenHeader title="Client" breadcrumb={[{ label: "Clients", href: "/clients" }, { label: "Client" }]} />
      }
      pending={<ClientSkeleton />}
    >
      {(found) => <LoadedClient client={found} />}
    </Loaded>
  );
}

const figuresOf = ({ branches, desks, customers, adminUsers, workspaceKind }: ClientDetail) => {
  const words = terminology(workspaceKind);
  return [
    { label: "Branches", value: branches },
    { label: words.desks, value: desks },
    { label: words.members, value: customers },
    { label: "Staff", value: adminUsers },
  ];
};

function LoadedClient({ client }: { client: ClientDetail }) {
  const { _id: clientId, orgName, orgCode, isActive, orgType } = client;
  const { searchStr } = useLocation();
  const { isSuper } = useSession().loggedOrgDetails;
  const mayEdit = usePermission("organisation.write");
  const [switching, setSwitching] = useState(false);
  // What deactivating a reseller does to his clients is said where resellers are looked after.
  const isReseller = orgType === "platform";

  return (
    <>
      <ScreenHeader
        title={orgName}
        description={
          <span className="inline-flex flex-wrap items-center gap-2">
            <span className="font-mono">{orgCode}</span>
            {isReseller && <Badge>Reseller</Badge>}
          </span>
        }
        breadcrumb={[{ label: "Clients", href: `/clients${searchStr}` }, { label: orgName }]}
        actions={
          <>
            {isReseller && (
              <Button asChild>
                <Link to="/resellers/$resellerId" params={{ resellerId: clientId }}>
                  Open as a reseller
                </Link>
              </Button>
            )}
            {mayEdit && isActive && !isReseller && (
              <OnlineButton variant="danger-ghost" onClick={() => setSwitching(true)}>
                Deactivate
              </OnlineButton>
            )}
            {mayEdit && (
              <Button asChild variant="primary">
                <Link to="/clients/$clientId/edit" params={{ clientId }} search resetScroll={false} preload={false}>
                  Edit settings
                </Link>
              </Button>
            )}
          </>
        }
      />
      <div className="flex flex-col gap-6">
        {!isActive && (
          <InactiveNotice onActivate={mayEdit && !isReseller && (() => setSwitching(true))}>
            Its people can't work, and its site is closed to visitors. Nothing is lost.
          </InactiveNotice>
        )}
        <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
          {figuresOf(client).map((figure) => (
            <StatCard key={figure.label} {...figure} value={figure.value.toLocaleString(NUMBERS)} />
          ))}
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <SubscriptionCard client={client} />
            <AboutCard client={client} showsReseller={isSuper && !isReseller} />
            <BookingCard client={client} />
            <p className="text-sm text-muted">
              {orgName} finds in its audit log that you looked at this page, and what you change here.
            </p>
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <OwnerCard owner={client.owner} />
            <CommentsCard clientId={clientId} clientName={orgName} />
          </div>
        </div>
      </div>
      <Outlet />
      <ClientActivityDialog client={client} open={switching} onOpenChange={setSwitching} />
    </>
  );
}
