import { messageOf, useOnce, useOnline } from "@carrel/hooks";
import { ApiError, type Taken, takenFrom, type VisitorBooking } from "@carrel/sdk";
import { formatMoney, formatPeriod, type Period } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { DescriptionList } from "@carrel/ui/description-list";
import { Skeleton } from "@carrel/ui/skeleton";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryClient } from "../app/carrel";
import { NextStep } from "../flow/next-step";
import type { StepProps } from "../flow/step-props";
import { wantedSeat } from "../flow/wanted-seat";
import { q } from "./carrel";
import { moveInWords } from "./money-words";

interface MoveCheckProps extends StepProps {
  booking: VisitorBooking;
  period: Period;
  onTaken: (taken: Taken) => void;
  /** @param said what became of it */
  onMoved: (said: string) => void;
}

/** What is wrong with the time or the place stands here alone: there is no field that it belongs to. */
const refusalInWords = (error: unknown): string =>
  error instanceof ApiError && error.issues.length > 0
    ? error.issues.map(({ message }) => message).join(" ")
    : messageOf(error);

/** Old and new beside each other with the difference in price, before anything is moved. */
export function MoveCheck({ booking, branch, draft, words, period, onDraft, onTaken, onMoved }: MoveCheckProps) {
  const isOnline = useOnline();
  const [failure, setFailure] = useState<string | null>(null);
  const seat = wantedSeat(draft, branch);
  const { branchId: _, ...wanted } = seat ?? { branchId: "", type: "HOURLY" as const };
  const input = { id: booking._id, ...wanted };
  const preview = useQuery({ ...q.visitor.previewMove(input), staleTime: 0 });
  const move = useMutation(q.visitor.moveBooking({ once: useOnce() }));
  const { timezone } = branch;
  const inWords = (startAt: string | Date, endAt: string | Date) =>
    formatPeriod(new Date(startAt), new Date(endAt), timezone);
  const submit = async () => {
    setFailure(null);
    try {
      const moved = await move.mutateAsync(input);
      onMoved(
        `Booking ${moved.code} is moved: ${words.desk.toLowerCase()} ${moved.deskName}, ${inWords(moved.startAt, moved.endAt)}.`,
      );
    } catch (error) {
      const taken = takenFrom(error);
      if (!taken) return setFailure(refusalInWords(error));
      await queryClient.invalidateQueries({ queryKey: ["desks"] });
      onTaken(taken);
    }
  };
  return (
    <>
      {(failure ?? preview.error) && (
        <Callout tone={failure ? "danger" : "warning"} role="alert">
          {failure ?? refusalInWords(preview.error)}
        </Callout>
      )}
      {preview.isPending && (
        <div aria-busy="true">
          <Skeleton shape="rect" height="8rem" />
        </div>
      )}
      {preview.data && (
        <>
          <DescriptionList
            items={[
              { term: "Now", details: `${words.desk} ${booking.deskName}, ${inWords(booking.startAt, booking.endAt)}` },
              {
                term: "Then",
                details: `${words.desk} ${preview.data.deskName}, ${inWords(period.startAt, period.endAt)}`,
              },
              {
                term: "Price",
                details: `${formatMoney(preview.data.amountBefore, preview.data.currency)} now, ${formatMoney(preview.data.amount, preview.data.currency)} then`,
              },
            ]}
          />
          <p className="m-0">{moveInWords(preview.data, booking.status)}</p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onDraft({ step: "when" })}>Another time</Button>
        <Button onClick={() => onDraft({ step: "desk" })}>Another {words.desk.toLowerCase()}</Button>
      </div>
      <NextStep>
        <Button
          variant="primary"
          size="lg"
          loading={move.isPending}
          disabled={!isOnline || !preview.data}
          onClick={() => void submit()}
        >
          Move booking
        </Button>
      </NextStep>
    </>
  );
}
