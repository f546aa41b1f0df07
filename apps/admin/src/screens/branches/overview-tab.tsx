import { FEATURE_LABELS } from "@carrel/sdk/domain";
import { Badge } from "@carrel/ui/badge";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { DescriptionList } from "@carrel/ui/description-list";
import { Link, Outlet } from "@tanstack/react-router";
import { ClosuresCard } from "./closures-card";
import { NowCard } from "./now-card";
import { QrCard } from "./qr-card";
import { ShiftsCard } from "./shifts-card";
import { useBranchRecord } from "./use-branch-record";
import { WeekTable } from "./week-table";

/** How a branch stands now, when it is open, what is there, and its QR code. */
export function OverviewTab() {
  const { branch, mayEdit } = useBranchRecord();
  const { _id: branchId, name, address, phone, email, timezone, timings, features, directions } = branch;
  const city = [address.postalCode, address.city].filter(Boolean).join(" ");
  const lines = [address.line1, address.line2, city, address.state, address.country].filter(Boolean);
  const change = (to: "/branches/$branchId/hours" | "/branches/$branchId/facilities", label: string) =>
    mayEdit && (
      <Button asChild size="sm">
        <Link to={to} params={{ branchId }} resetScroll={false}>
          {label}
        </Link>
      </Button>
    );

  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <NowCard branch={branch} />
          <Card title="Opening hours" actions={change("/branches/$branchId/hours", "Change hours")}>
            <WeekTable timings={timings} timezone={timezone} />
          </Card>
          <ClosuresCard branch={branch} mayEdit={mayEdit} />
          <ShiftsCard branch={branch} />
          {directions && (
            <Card title="Directions">
              <p className="wrap-anywhere whitespace-pre-line">{directions}</p>
            </Card>
          )}
          <Card title="Facilities" actions={change("/branches/$branchId/facilities", "Change facilities")}>
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
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <QrCard branchId={branchId} branchName={name} />
          <Card title="Contact">
            <DescriptionList
              items={[
                {
                  term: "Address",
                  details:
                    lines.length === 0 ? (
                      "Not given"
                    ) : (
                      <address className="flex flex-col wrap-anywhere not-italic">
                        {lines.map((line) => (
                          <span key={line}>{line}</span>
                        ))}
                      </address>
                    ),
                },
                {
                  term: "Phone",
                  details: phone ? <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a> : "Not given",
                },
                {
                  term: "E-mail",
                  details: email ? (
                    <a href={`mailto:${email}`} className="break-all">
                      {email}
                    </a>
                  ) : (
                    "Not given"
                  ),
                },
              ]}
            />
          </Card>
        </div>
      </div>
      <Outlet />
    </>
  );
}
