import type { Booking, PublicBranch } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { CopyButton } from "@carrel/ui/copy-button";
import { DescriptionList } from "@carrel/ui/description-list";
import { StatusBadge } from "@carrel/ui/status-badge";
import { PeriodLines } from "../period-lines";
import type { StepProps } from "../step-props";
import type { Visitor } from "../visitor";

interface DoneStepProps {
  branch: PublicBranch;
  booking: Booking;
  visitor: Visitor;
  words: StepProps["words"];
  onAnother: () => void;
}

/** The booking's code, and what happens next. */
export function DoneStep({ branch, booking, visitor, words, onAnother }: DoneStepProps) {
  const isConfirmed = booking.status === "CONFIRMED";
  const place = [branch.address.line1, branch.address.city].filter(Boolean).join(", ");
  return (
    <>
      <p className="max-w-[40rem]">
        {isConfirmed
          ? "Show this code when you come."
          : `The staff confirm it soon; you are told by mail. Until then your ${words.desk.toLowerCase()} is kept.`}{" "}
        A mail with a calendar file is on its way to{" "}
        <strong className="text-strong wrap-anywhere">{visitor.email}</strong>.
      </p>
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
                  {booking.code}
                </span>
                <CopyButton iconOnly variant="ghost" value={booking.code} label="Copy the booking code" />
              </p>
            </div>
            <StatusBadge tone={isConfirmed ? "success" : "warning"}>
              {isConfirmed ? "Confirmed" : "Waiting for confirmation"}
            </StatusBadge>
          </div>
          <DescriptionList
            items={[
              { term: words.desk, details: booking.deskName },
              {
                term: "Time",
                details: (
                  <PeriodLines
                    period={{ startAt: new Date(booking.startAt), endAt: new Date(booking.endAt) }}
                    type={booking.type}
                    branch={branch}
                  />
                ),
              },
              { term: "Place", details: place ? `${branch.name}, ${place}` : branch.name },
              ...(booking.amount > 0
                ? [{ term: "To pay when you come", details: formatMoney(booking.amount, booking.currency) }]
                : []),
            ]}
          />
        </div>
      </Card>
      <Button className="mb-6 self-start" onClick={onAnother}>
        Book another {words.desk.toLowerCase()}
      </Button>
    </>
  );
}
