import { Button } from "@carrel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { AddressTabs } from "../../app/address-tabs";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { InactiveNotice } from "../../app/parts/inactive-notice";
import { ScreenHeader } from "../../app/screen-header";
import { Loaded } from "../../lists/loaded";
import { ResellerSkeleton } from "./reseller-skeleton";
import { StatusDialog } from "./status-dialog";
import { useReseller } from "./use-reseller";

const route = getRouteApi("/signed-in/office/resellers/$resellerId");

const TABS = [
  { value: "overview", label: "Overview", to: "/resellers/$resellerId" },
  { value: "branding", label: "Branding", to: "/resellers/$resellerId/branding" },
  { value: "domains", label: "Domains", to: "/resellers/$resellerId/domains" },
  { value: "profit-rate", label: "Profit share", to: "/resellers/$resellerId/profit-rate" },
  { value: "statements", label: "Statements", to: "/resellers/$resellerId/statements" },
] as const;

/** One reseller, by tabs. A reseller sees himself. */
export function ResellerScreen() {
  const { resellerId } = route.useParams();
  const reseller = useQuery(q.resellers.get({ id: resellerId }));
  return (
    <Loaded
      query={reseller}
      what="This reseller"
      header={<ScreenHeader title="Reseller" />}
      pending={<ResellerSkeleton />}
    >
      {() => <LoadedReseller />}
    </Loaded>
  );
}

function LoadedReseller() {
  const navigate = route.useNavigate();
  const { pathname, searchStr } = useLocation();
  const { reseller, mayEdit, isOwn } = useReseller();
  const [switching, setSwitching] = useState(false);
  const { _id: resellerId, orgName, isActive } = reseller;
  const tab = TABS.find(({ value }) => pathname.startsWith(`/resellers/${resellerId}/${value}`)) ?? TABS[0];
  const onTab = (value: string) => {
    const { to } = TABS.find((each) => each.value === value) ?? TABS[0];
    void navigate({ to, params: { resellerId }, search: true, resetScroll: false });
  };

  return (
    <>
      <ScreenHeader
        title={isOwn ? "My reselling" : orgName}
        description={isOwn ? "How your clients do, what you get of it, and where your brand is met." : undefined}
        breadcrumb={isOwn ? undefined : [{ label: "Resellers", href: `/resellers${searchStr}` }, { label: orgName }]}
        actions={
          mayEdit && (
            <>
              {isActive && (
                <OnlineButton variant="danger-ghost" onClick={() => setSwitching(true)}>
                  Deactivate
                </OnlineButton>
              )}
              <Button asChild>
                <Link to="/resellers/$resellerId/edit" params={{ resellerId }} search={true} resetScroll={false}>
                  Edit profile
                </Link>
              </Button>
            </>
          )
        }
        tabs={<AddressTabs label="Parts of the reseller" value={tab.value} onValueChange={onTab} items={TABS} />}
      />
      <div className="flex flex-col gap-6">
        {!isActive && (
          <InactiveNotice onActivate={mayEdit && (() => setSwitching(true))}>
            Its people can't sign in and its clients' booking sites are closed. Nothing is lost.
          </InactiveNotice>
        )}
        <Outlet />
      </div>
      <StatusDialog reseller={reseller} open={switching} onOpenChange={setSwitching} />
    </>
  );
}
