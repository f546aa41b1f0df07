import { usePermission, useTerminology } from "@carrel/hooks";
import type { CustomerDetail } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { LinkSlot } from "@carrel/ui/link-slot";
import { StatusBadge } from "@carrel/ui/status-badge";
import { useQuery } from "@tanstack/react-query";
import { Armchair } from "lucide-react";
import { q } from "../../app/carrel";

import { daysLeft, daysLeftText, lastDayText } from "../../app/words/days-left";

/** Days before the end from which a renewal is called for. */
const SOON = 7;

/** The desk that a customer has now, and until when. */
export function DeskCard({ customer, zone }: { customer: CustomerDetail; zone: string }) {
  const words = useTerminology();
  const { currentAssignment: assigned, isActive } = customer;
  const mayAssign = usePermission("bookings.write");
  const seesPlans = usePermission("feePlans.read");
  const plan = useQuery({
    ...q.feePlans.get({ id: assigned?.feePlanId ?? "" }),
    enabled: seesPlans && Boolean(assigned?.feePlanId),
  });
  const now = new Date();

  if (!assigned)
    return (
      <Card title={`${words.desk} now`}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">
            {isActive
              ? `No ${words.desk.toLowerCase()} of their own today.`
              : `None. Activate the ${words.member.toLowerCase()} to give a ${words.desk.toLowerCase()}.`}
          </p>
          {mayAssign && isActive && (
            <Button asChild size="sm">
              <LinkSlot href={`/desks?status=available&customer=${customer._id}`}>
                Choose a {words.desk.toLowerCase()}
              </LinkSlot>
            </Button>
          )}
        </div>
      </Card>
    );
  const left = daysLeft(assigned.endAt, now, zone);
  return (
    <Card title={`${words.desk} now`}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Armchair className="size-8 shrink-0 text-primary" />
          <div className="flex min-w-0 flex-col gap-1">
            <p className="text-xl font-semibold wrap-anywhere">
              <LinkSlot href={`/desks/${assigned.deskId}`} className="ui-link">
                {words.desk} {assigned.deskName}
              </LinkSlot>
            </p>
            <p className="text-muted">
              {plan.data && `${plan.data.name}, `}until {lastDayText(assigned.endAt, zone)}
            </p>
            {left <= SOON && (
              <StatusBadge tone="warning" className="self-start">
                Ends {daysLeftText(assigned.endAt, now, zone)}
              </StatusBadge>
            )}
          </div>
        </div>
        {mayAssign && (
          <div className="flex flex-wrap gap-2">
            <Button asChild size="sm">
              <LinkSlot href={`/desks/${assigned.deskId}/reassign`}>Move</LinkSlot>
            </Button>
            <Button asChild size="sm" variant={left <= SOON ? "primary" : "secondary"}>
              <LinkSlot href={`/desks/${assigned.deskId}/renew`}>Renew</LinkSlot>
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
