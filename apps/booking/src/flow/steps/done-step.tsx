import type { Booking, PublicBranch } from "@carrel/sdk";
import { formatMoney, formatPeriod } from "@carrel/sdk/domain";
import { Card } from "@carrel/ui/card";
import { CopyButton } from "@carrel/ui/copy-button";
import { DescriptionList } from "@carrel/ui/description-list";
import type { StepProps } from "../booking-flow";
import type { Visitor } from "../visitor";

interface DoneStepProps {
  branch: PublicBranch;
  booking: Booking;
  visitor: Visitor;
  words: StepProps["words"];
}

/** The booking's code, and what happens next. */
export function DoneStep({ branch, booking, visitor, words }: DoneStepProps) {
  const place = [branch.address.line1, branch.address.city].filter(Boolean).join(", ");
  return (
    <>
      <p>
        {booking.status === "CONFIRMED"
          ? "It is confirmed."
          : "The staff confirm it soon; you are told by mail. Until then your place is kept."}{" "}
        A mail with a calendar file is on its way to <strong className="text-strong">{visitor.email}</strong>.
      </p>
      <Card>
        <div className="flex flex-col gap-5">
          <div>
            <p className="text-muted">Booking code</p>
            <p className="flex items-center gap-3">
              <span data-testid="booking-code" className="font-mono text-4xl tracking-wide text-strong">
                {booking.code}
              </span>
              <CopyButton value={booking.code} label="Copy the booking code" />
            </p>
          </div>
          <DescriptionList
            items={[
              { term: words.desk, details: booking.deskName },
              {
                term: "Time",
                details: formatPeriod(new Date(booking.startAt), new Date(booking.endAt), branch.timezone),
              },
              { term: "Place", details: place ? `${branch.name}, ${place}` : branch.name },
              {
                term: "To pay at the desk",
                details: booking.amount > 0 ? formatMoney(booking.amount, booking.currency) : "Nothing",
              },
            ]}
          />
        </div>
      </Card>
    </>
  );
}
