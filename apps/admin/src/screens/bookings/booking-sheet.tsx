import { usePermission, useTerminology } from "@carrel/hooks";
import type { Booking } from "@carrel/sdk";
import { isClaimed, localDateOf } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { CopyButton } from "@carrel/ui/copy-button";
import { DescriptionList } from "@carrel/ui/description-list";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { BranchMoment, BranchPeriod } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { BookingStatusBadge } from "../../app/parts/booking-status-badge";
import { Part } from "../../app/parts/part";
import { StaysBefore } from "../../app/parts/stays-before";
import { RecordSheet } from "../../app/record-sheet";
import { useBranchZone } from "../../app/use-branch-zone";
import { useBranches } from "../../app/use-branches";
import { useMoney } from "../../app/use-money";
import { TYPE_LABELS } from "../../app/words/booking-types";
import { AskedPass } from "./asked-pass";
import { BookingHistory } from "./booking-history";
import { BookingPayments } from "./booking-payments";
import { hasLapsed, stepsOf } from "./booking-steps";
import { CancelDialog } from "./cancel-dialog";
import { ClaimCallout } from "./claim-callout";
import { ANSWER_LABELS, hasClaim, SAID_TO_BE_PAID } from "./claim-words";
import { SOURCE_LABELS } from "./source-labels";
import { useConfirm } from "./use-confirm";

const NONE = "Not given";

/** What a booking waits for, and what becomes of it. */
const HELD_FOR: Readonly<Record<NonNullable<Booking["holdFor"]>, string>> = {
  staff: "It waits for you: confirm it before, or it is cancelled",
  payment: "It waits to be paid: it is cancelled if that does not happen before",
  claim: "It waits for your answer, whether it is paid: without one it is cancelled then",
};

/** One booking: what is agreed, who comes, what was paid, what happened, and its next steps. */
export function BookingSheet() {
  const { bookingId = "" } = useParams({ strict: false });
  const isInCalendar = useLocation().pathname.startsWith("/bookings/calendar");
  const words = useTerminology();
  const money = useMoney();
  const mayChange = usePermission("bookings.write");
  const maySeeDesks = usePermission("desks.read");
  const maySeeCustomers = usePermission("customers.read");
  const { data: booking } = useSuspenseQuery(q.bookings.get({ id: bookingId }));
  const { confirm, isPending, question } = useConfirm();
  const zone = useBranchZone(booking.branchId);
  const { branches } = useBranches();
  const [cancelling, setCancelling] = useState(false);
  const {
    code,
    visitor,
    status,
    deskId,
    deskName,
    customerId,
    branchId,
    startAt,
    endAt,
    holdUntil,
    holdFor,
    membershipId,
  } = booking;
  const now = Date.now();
  const steps = mayChange ? stepsOf(booking, now) : [];
  const branch = branches.length > 1 && branches.find(({ _id }) => _id === branchId)?.name;
  const name = visitor.name || NONE;

  return (
    <>
      <RecordSheet
        title={`${words.deskBooking} ${code}`}
        description={`${words.desk} ${deskName}, ${name}`}
        footer={
          steps.length > 0 && (
            <>
              {steps.includes("CANCELLED") && (
                <OnlineButton variant="danger-ghost" className="me-auto" onClick={() => setCancelling(true)}>
                  Cancel booking
                </OnlineButton>
              )}
              {steps.includes("CONFIRMED") && !isClaimed(booking) && (
                <OnlineButton variant="primary" loading={isPending} onClick={() => void confirm(booking)}>
                  Confirm booking
                </OnlineButton>
              )}
            </>
          )
        }
      >
        <div className="flex flex-col gap-6">
          {/* First in the order of the Tab key: the focus begins here, and on nothing that changes the booking. */}
          <div className="flex flex-wrap items-center gap-3">
            <CopyButton value={code} label="Copy code" />
            {steps.length > 0 && Date.parse(endAt) > now && !hasLapsed(booking, now) && (
              <Button asChild size="sm">
                <Link
                  to={isInCalendar ? "/bookings/calendar/$bookingId/move" : "/bookings/$bookingId/move"}
                  params={{ bookingId }}
                  search={true}
                  resetScroll={false}
                  preload={false}
                >
                  Move
                </Link>
              </Button>
            )}
            {status !== "CANCELLED" && !isInCalendar && (
              <Button asChild size="sm">
                <Link to="/bookings/calendar" search={{ branch: branchId, day: localDateOf(new Date(startAt), zone) }}>
                  See in calendar
                </Link>
              </Button>
            )}
          </div>
          {hasClaim(booking) && <ClaimCallout booking={booking} zone={zone} mayChange={mayChange} />}
          <DescriptionList
            items={[
              {
                term: "Status",
                details: (
                  <span className="flex flex-wrap items-center gap-2">
                    <BookingStatusBadge status={status} />
                    {hasLapsed(booking, now) && <span className="text-sm text-muted">Too late to confirm it</span>}
                  </span>
                ),
              },
              { term: "When", details: <BranchPeriod startAt={startAt} endAt={endAt} zone={zone} /> },
              ...(booking.stays?.length
                ? [{ term: "Before", details: <StaysBefore stays={booking.stays} zone={zone} /> }]
                : []),
              ...(status === "PENDING" && holdUntil
                ? [
                    {
                      term: "Kept until",
                      details: (
                        <>
                          <BranchMoment at={holdUntil} zone={zone} />
                          <span className="block text-sm text-muted">{HELD_FOR[holdFor ?? "staff"]}</span>
                        </>
                      ),
                    },
                  ]
                : []),
              ...(booking.cancelReason
                ? [{ term: "Why", details: <span className="wrap-anywhere">{booking.cancelReason}</span> }]
                : []),
              { term: "Kind", details: TYPE_LABELS[booking.type] },
              {
                term: words.desk,
                details: maySeeDesks ? (
                  <Link to="/desks/$deskId" params={{ deskId }}>
                    {deskName}
                  </Link>
                ) : (
                  deskName
                ),
              },
              ...(branch ? [{ term: "Branch", details: branch }] : []),
              ...(booking.guests?.length
                ? [{ term: "With", details: <span className="wrap-anywhere">{booking.guests.join(", ")}</span> }]
                : []),
              ...(booking.pass
                ? [{ term: status === "PENDING" ? "Asks for" : "Asked for", details: <AskedPass booking={booking} /> }]
                : []),
              {
                term: booking.pass && !membershipId ? "Amount without it" : "Amount",
                details: money(booking.amount, booking.currency),
              },
              ...(booking.claim?.answer
                ? [
                    {
                      term: SAID_TO_BE_PAID,
                      details: (
                        <>
                          <span className="wrap-anywhere">
                            {money(booking.claim.amount, booking.currency)}, reference {booking.claim.reference}
                          </span>
                          <span className="block text-sm text-muted">{ANSWER_LABELS[booking.claim.answer]}</span>
                        </>
                      ),
                    },
                  ]
                : []),
              { term: "Came by", details: SOURCE_LABELS[booking.source] },
              ...(booking.notes
                ? [
                    {
                      term: "Notes",
                      details: <span className="whitespace-pre-wrap wrap-anywhere">{booking.notes}</span>,
                    },
                  ]
                : []),
            ]}
          />
          <Part title={words.member}>
            <DescriptionList
              className="[&_dd]:wrap-anywhere"
              items={[
                {
                  term: "Name",
                  details:
                    customerId && maySeeCustomers ? (
                      <Link to="/customers/$customerId" params={{ customerId }}>
                        {name}
                      </Link>
                    ) : (
                      name
                    ),
                },
                {
                  term: "E-mail",
                  details: visitor.email ? <a href={`mailto:${visitor.email}`}>{visitor.email}</a> : NONE,
                },
                { term: "Phone", details: visitor.phone ? <a href={`tel:${visitor.phone}`}>{visitor.phone}</a> : NONE },
              ]}
            />
          </Part>
          <Part title="Payments">
            <BookingPayments booking={booking} zone={zone} />
          </Part>
          <Part title="History">
            <BookingHistory booking={booking} zone={zone} />
          </Part>
        </div>
      </RecordSheet>
      {question}
      <CancelDialog booking={booking} open={cancelling} onOpenChange={setCancelling} />
    </>
  );
}
