import { usePermission, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { Avatar } from "@carrel/ui/avatar";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { Link } from "@tanstack/react-router";
import { CalendarPlus, RefreshCw, Replace, UserPlus, UserRoundX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { OnlineButton } from "../../app/online-button";
import { BookedPeriod, lastDayOf } from "../../app/parts/booked-time";
import { useBranchZone } from "../../app/use-branch-zone";
import { standText } from "../../app/words/desk-stand";
import { DeskMembers } from "./desk-members";
import { UnassignDialog } from "./work/unassign-dialog";
import { type Assignment, useHolding } from "./work/use-holding";

type DeskWork = "book" | "assign" | "reassign" | "renew";

interface WorkLinkProps {
  deskId: string;
  work: DeskWork;
  isPrimary?: boolean;
  children: ReactNode;
}

const WorkLink = ({ deskId, work, isPrimary = false, children }: WorkLinkProps) => (
  <Button asChild variant={isPrimary ? "primary" : "secondary"}>
    <Link to={`/desks/$deskId/${work}`} params={{ deskId }} search resetScroll={false} preload={false}>
      {children}
    </Link>
  </Button>
);

/** Who sits at a desk until when, and what can be done about it. */
export function DeskNow({ desk }: { desk: Desk }) {
  const words = useTerminology();
  const mayWork = usePermission("bookings.write");
  const { assignment, members = [] } = useHolding(desk) ?? {};
  const [ending, setEnding] = useState(false);
  const { _id: deskId, currentBooking } = desk;
  const running = assignment?.runs ? assignment : undefined;
  const noun = words.desk.toLowerCase();

  return (
    <Card title="Now">
      <div className="flex flex-col gap-5">
        {currentBooking ? <Sitting desk={desk} /> : <Free desk={desk} assignment={assignment} />}
        {members.length > 0 && <DeskMembers desk={desk} members={members} />}
        {mayWork && (
          <div className="flex flex-wrap gap-2">
            {running && desk.isActive && (
              <WorkLink deskId={deskId} work="renew" isPrimary>
                <RefreshCw />
                Renew
              </WorkLink>
            )}
            {running && (
              <WorkLink deskId={deskId} work="reassign">
                <Replace />
                Move to another {noun}
              </WorkLink>
            )}
            {desk.isActive && (
              <WorkLink deskId={deskId} work="book" isPrimary={!running}>
                <CalendarPlus />
                Book {noun}
              </WorkLink>
            )}
            {!running && desk.isActive && (
              <WorkLink deskId={deskId} work="assign">
                <UserPlus />
                Assign to a {words.member.toLowerCase()}
              </WorkLink>
            )}
            {assignment && !running && desk.isActive && (
              <WorkLink deskId={deskId} work="renew">
                <RefreshCw />
                Renew for {assignment.booking.visitor.name}
              </WorkLink>
            )}
            {running && (
              <OnlineButton variant="danger-ghost" icon={<UserRoundX />} onClick={() => setEnding(true)}>
                Unassign
              </OnlineButton>
            )}
          </div>
        )}
      </div>
      {running && (
        <UnassignDialog
          desk={desk}
          booking={running.booking}
          membership={running.membership}
          open={ending}
          onOpenChange={setEnding}
        />
      )}
    </Card>
  );
}

function Sitting({ desk }: { desk: Desk }) {
  const zone = useBranchZone(desk.branchId);
  const mayOpen = usePermission("customers.read");
  const { currentBooking } = desk;
  if (!currentBooking) return null;
  const { name, code, _id, customerId } = currentBooking;
  return (
    <div className="flex items-start gap-4">
      <Avatar name={name || code} size="lg" aria-hidden />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-lg font-semibold wrap-anywhere text-strong">
          {customerId && mayOpen ? (
            <Link to="/customers/$customerId" params={{ customerId }}>
              {name}
            </Link>
          ) : (
            name || "A visitor"
          )}
        </p>
        <div>
          <BookedPeriod booking={currentBooking} zone={zone} />
        </div>
        <p className="text-sm text-muted">
          Booking{" "}
          <Link to="/bookings/$bookingId" params={{ bookingId: _id }} className="font-mono">
            {code}
          </Link>
        </p>
      </div>
    </div>
  );
}

function Free({ desk, assignment }: { desk: Desk; assignment: Assignment | null | undefined }) {
  const zone = useBranchZone(desk.branchId);
  return (
    <div className="flex flex-col gap-1">
      <p className="text-lg font-semibold text-strong">Nobody sits here now</p>
      {desk.isActive && <p className="text-muted">{standText(desk, zone)}</p>}
      {assignment && (
        <div className="flex flex-wrap gap-x-1 text-muted">
          <span className="wrap-anywhere">
            {assignment.booking.visitor.name} {new Date(assignment.booking.startAt) > new Date() ? "has it" : "had it"}{" "}
            until
          </span>
          {lastDayOf(assignment.membership, zone)}
        </div>
      )}
    </div>
  );
}
