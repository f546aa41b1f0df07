import { useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { AddressTabs } from "../../app/address-tabs";
import { q } from "../../app/carrel";
import { InactiveNotice } from "../../app/parts/inactive-notice";
import { ScreenHeader } from "../../app/screen-header";
import { Loaded } from "../../lists/loaded";
import { BranchMenu } from "./branch-menu";
import { StatusDialog } from "./status-dialog";
import { useBranchRecord } from "./use-branch-record";

const route = getRouteApi("/signed-in/office/branches/$branchId");

const TABS = [
  { value: "overview", label: "Overview", to: "/branches/$branchId" },
  { value: "photos", label: "Photos", to: "/branches/$branchId/photos" },
  { value: "codes", label: "QR codes", to: "/branches/$branchId/codes" },
] as const;

/** One branch, by tabs. */
export function BranchScreen() {
  const { branchId } = route.useParams();
  const branch = useQuery(q.branches.get({ id: branchId }));
  return (
    <Loaded
      query={branch}
      what="This branch"
      header={
        <ScreenHeader title="Branch" breadcrumb={[{ label: "Branches", href: "/branches" }, { label: "Branch" }]} />
      }
      pending={<BranchSkeleton />}
    >
      {() => <LoadedBranch />}
    </Loaded>
  );
}

function LoadedBranch() {
  const { branch, mayEdit } = useBranchRecord();
  const { _id: branchId, name, code, isActive, address } = branch;
  const navigate = route.useNavigate();
  const { pathname } = useLocation();
  const words = useTerminology();
  const [isActivating, setIsActivating] = useState(false);
  const tab = TABS.find(({ value }) => pathname.startsWith(`/branches/${branchId}/${value}`)) ?? TABS[0];
  const onTab = (value: string) => {
    const { to } = TABS.find((each) => each.value === value) ?? TABS[0];
    void navigate({ to, params: { branchId }, resetScroll: false });
  };

  return (
    <>
      <ScreenHeader
        title={name}
        description={[code, address.city].filter(Boolean).join(" · ") || undefined}
        breadcrumb={[{ label: "Branches", href: "/branches" }, { label: name }]}
        actions={
          mayEdit && (
            <>
              <BranchMenu branch={branch} mayEdit={mayEdit} onDelete={() => navigate({ to: "/branches" })} />
              <Button asChild variant="primary">
                <Link to="/branches/$branchId/edit" params={{ branchId }} resetScroll={false}>
                  Edit branch
                </Link>
              </Button>
            </>
          )
        }
        tabs={<AddressTabs label="Parts of the branch" value={tab.value} onValueChange={onTab} items={TABS} />}
      />
      <div className="flex flex-col gap-6">
        {!isActive && (
          <InactiveNotice onActivate={mayEdit && (() => setIsActivating(true))}>
            Visitors don't find it, and its QR codes lead to no booking. Your staff can still book{" "}
            {words.desks.toLowerCase()}.
          </InactiveNotice>
        )}
        <Outlet />
      </div>
      <StatusDialog branch={branch} open={isActivating} onOpenChange={setIsActivating} />
    </>
  );
}

/** A branch's page while it is on its way: heading, tabs, how it stands, hours and QR code. */
function BranchSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Skeleton width="8rem" />
        <Skeleton shape="rect" width="16rem" height="2.25rem" />
        <Skeleton width="18rem" />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Skeleton shape="rect" height="15rem" />
          <Skeleton shape="rect" height="24rem" />
        </div>
        <Skeleton shape="rect" height="32rem" />
      </div>
    </div>
  );
}
