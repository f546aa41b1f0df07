import { usePermission, useSession, useTerminology } from "@carrel/hooks";
import { Badge } from "@carrel/ui/badge";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { DescriptionList } from "@carrel/ui/description-list";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { FailedList } from "../../lists/list-states";
import { BranchSkeleton } from "./branch-skeleton";
import { FEATURE_LABELS } from "./feature-labels";
import { QrCard } from "./qr-card";
import { WeekTable } from "./week-table";

const route = getRouteApi("/signed-in/office/branches/$branchId");

/** One branch: its QR code, hours, facilities and address. */
export function BranchScreen() {
  const { branchId } = route.useParams();
  const mayEdit = usePermission("branches.write");
  const session = useSession();
  const words = useTerminology();
  const branch = useQuery(q.branches.get({ id: branchId }));

  if (branch.isPending) return <BranchSkeleton />;
  if (branch.isError)
    return <FailedList what="This branch" error={branch.error} onRetry={() => void branch.refetch()} />;
  const { name, address, phone, email, timezone, timings, features } = branch.data;
  const place = [address.line1, address.line2, address.city, address.postalCode].filter(Boolean).join(", ");

  return (
    <>
      <ScreenHeader
        title={name}
        breadcrumb={[{ label: "Branches", href: "/branches" }, { label: name }]}
        actions={
          <>
            <Button asChild>
              <Link to="/desks">{words.desks}</Link>
            </Button>
            {mayEdit && (
              <Button asChild variant="primary">
                <Link to="/branches/$branchId/edit" params={{ branchId }} resetScroll={false}>
                  Edit branch
                </Link>
              </Button>
            )}
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <Card title="Opening hours">
            <WeekTable timings={timings} timezone={timezone} />
          </Card>
          <Card title="Facilities">
            {features.length === 0 ? (
              <p className="text-muted">None named yet.</p>
            ) : (
              <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
                {features.map((feature) => (
                  <li key={feature}>
                    <Badge>{FEATURE_LABELS[feature]}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title="Contact">
            <DescriptionList
              items={[
                { term: "Address", details: place || "Not given" },
                { term: "Phone", details: phone || "Not given" },
                { term: "E-mail", details: email || "Not given" },
              ]}
            />
          </Card>
        </div>
        <QrCard branchId={branchId} branchName={name} orgCode={session.loggedOrgDetails.orgCode} />
      </div>
      <Outlet />
    </>
  );
}
