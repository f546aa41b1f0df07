import { useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { AddressTabs } from "../../app/address-tabs";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { ScreenHeader } from "../../app/screen-header";
import { FailedList } from "../../lists/list-states";
import { BranchMenu } from "./branch-menu";
import { BranchSkeleton } from "./branch-skeleton";
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
  if (branch.isPending) return <BranchSkeleton />;
  if (branch.isError && !branch.data)
    return (
      <>
        <ScreenHeader title="Branch" breadcrumb={[{ label: "Branches", href: "/branches" }, { label: "Branch" }]} />
        <FailedList what="This branch" error={branch.error} onRetry={() => void branch.refetch()} />
      </>
    );
  return <LoadedBranch />;
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
          <Callout
            tone="warning"
            title="Inactive"
            action={
              mayEdit && (
                <OnlineButton variant="primary" onClick={() => setIsActivating(true)}>
                  Activate
                </OnlineButton>
              )
            }
          >
            Visitors don't find it, and its QR codes lead to no booking. Your staff can still book{" "}
            {words.desks.toLowerCase()}.
          </Callout>
        )}
        <Outlet />
      </div>
      <StatusDialog branch={branch} open={isActivating} onOpenChange={setIsActivating} />
    </>
  );
}
