import { usePermission, useTerminology } from "@carrel/hooks";
import type { CustomerDetail } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { LinkSlot } from "@carrel/ui/link-slot";
import { StatusBadge } from "@carrel/ui/status-badge";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Armchair } from "lucide-react";
import { q } from "../../app/carrel";
import { daysLeft, daysLeftText, lastDayText } from "../../app/words/days-left";
import { whereText } from "../../app/words/membership-text";
import type { MembershipWork } from "../memberships/works";

/** Days before the end from which a renewal is called for. */
const SOON = 7;

interface WorkLinkProps {
  of: { customerId: string; membershipId: string };
  work: MembershipWork;
  variant?: "primary" | "secondary";
  children: string;
}

const WorkLink = ({ of, work, variant = "secondary", children }: WorkLinkProps) => (
  <Button asChild size="sm" variant={variant}>
    <Link
      from="/customers/$customerId"
      to="/customers/$customerId/memberships/$membershipId"
      params={of}
      search={(kept) => ({ ...kept, work })}
      resetScroll={false}
      preload={false}
    >
      {children}
    </Link>
  </Button>
);

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
  const { deskId, membershipId } = assigned;
  const renewLook = left <= SOON ? "primary" : "secondary";
  return (
    <Card title={`${words.desk} now`}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Armchair className="size-8 shrink-0 text-primary" />
          <div className="flex min-w-0 flex-col gap-1">
            <p className="text-xl font-semibold wrap-anywhere">
              <LinkSlot href={`/desks/${deskId}`} className="ui-link">
                {whereText(assigned, words)}
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
            {assigned.shiftName === null ? (
              <>
                <Button asChild size="sm">
                  <LinkSlot href={`/desks/${deskId}/reassign`}>Move</LinkSlot>
                </Button>
                <Button asChild size="sm" variant={renewLook}>
                  <LinkSlot href={`/desks/${deskId}/renew`}>Renew</LinkSlot>
                </Button>
              </>
            ) : (
              // Others have the desk in their shifts: here it is his membership that is changed and renewed.
              <>
                <WorkLink of={{ customerId: customer._id, membershipId }} work="change">
                  Change
                </WorkLink>
                <WorkLink of={{ customerId: customer._id, membershipId }} work="renew" variant={renewLook}>
                  Renew
                </WorkLink>
              </>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
