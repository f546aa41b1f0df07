import type { Booking, PublicBranch } from "@carrel/sdk";
import { dueOf, formatMoney, isClaimed } from "@carrel/sdk/domain";
import { Card } from "@carrel/ui/card";
import { CopyButton } from "@carrel/ui/copy-button";
import { DescriptionList } from "@carrel/ui/description-list";
import { StatusBadge, type StatusBadgeProps } from "@carrel/ui/status-badge";
import { PeriodLines } from "../flow/period-lines";

interface BookingCardProps {
  booking: Pick<
    Booking,
    | "code"
    | "status"
    | "deskName"
    | "startAt"
    | "endAt"
    | "type"
    | "amount"
    | "paid"
    | "currency"
    | "cancelReason"
    | "pass"
    | "membershipId"
    | "claim"
    | "guests"
  >;
  place: Pick<PublicBranch, "name" | "address" | "timings" | "timezone">;
  /** Desk or Seat. */
  desk: string;
  /** What it is a visit on, and what of that is left. */
  right?: string | undefined;
}

/** How each state of a booking is said to its visitor. */
export const BOOKING_STATUS: Record<Booking["status"], { tone: NonNullable<StatusBadgeProps["tone"]>; label: string }> =
  {
    PENDING: { tone: "warning", label: "Waiting for confirmation" },
    CONFIRMED: { tone: "success", label: "Confirmed" },
    CANCELLED: { tone: "neutral", label: "Cancelled" },
  };

/** A booking as its visitor reads it: code, how it stands, what, when and where. */
export function BookingCard({ booking, place, desk, right }: BookingCardProps) {
  const {
    code,
    status,
    deskName,
    startAt,
    endAt,
    type,
    currency,
    cancelReason,
    pass,
    membershipId,
    guests = [],
  } = booking;
  const isAsked = pass && !membershipId;
  const due = isAsked ? pass.amount : dueOf(booking);
  const { tone, label } = BOOKING_STATUS[status];
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <p className="text-muted">Booking code</p>
            <p className="flex items-center gap-2">
              <span
                data-testid="booking-code"
                className="whitespace-nowrap text-3xl font-semibold tracking-widest text-strong tabular-nums"
              >
                {code}
              </span>
              <CopyButton iconOnly variant="ghost" value={code} label="Copy the booking code" />
            </p>
          </div>
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </div>
        <DescriptionList
          items={[
            { term: desk, details: deskName },
            {
              term: "Time",
              details: (
                <PeriodLines
                  period={{ startAt: new Date(startAt), endAt: new Date(endAt) }}
                  type={type}
                  branch={place}
                />
              ),
            },
            {
              term: "Place",
              details: [place.name, place.address.line1, place.address.city].filter(Boolean).join(", "),
            },
            ...(guests.length > 0 ? [{ term: "With", details: guests.join(", ") }] : []),
            ...(right ? [{ term: "Part of", details: right }] : []),
            ...(isAsked ? [{ term: "Asked for", details: pass.name }] : []),
            ...(due > 0 && status !== "CANCELLED"
              ? [
                  {
                    term: isClaimed(booking) ? "Still due" : "To pay when you come",
                    details: formatMoney(due, currency),
                  },
                ]
              : []),
            ...(cancelReason ? [{ term: "Why", details: cancelReason }] : []),
          ]}
        />
      </div>
    </Card>
  );
}
