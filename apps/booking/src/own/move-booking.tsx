import { messageOf, recordsOf } from "@carrel/hooks";
import type { PublicBranch, Taken, VisitorBooking } from "@carrel/sdk";
import { formatPeriod } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { EmptyState } from "@carrel/ui/empty-state";
import { Spinner } from "@carrel/ui/spinner";
import { Suspense, useEffect, useState } from "react";
import { type Draft, draftPeriod, isOver } from "../flow/draft";
import { HEADING, StepSection } from "../flow/flow-frame";
import { NextStepPlace, WithNextStep } from "../flow/next-step";
import { meets } from "../flow/own-time";
import { DeskStep } from "../flow/steps/later-steps";
import { WhenStep } from "../flow/steps/when-step";
import { useFocusOnStep } from "../flow/use-focus-on-step";
import { MoveCheck } from "./move-check";
import { useOwnBookings } from "./own-bookings";
import type { OwnProps } from "./own-page";
import { branchToMoveIn } from "./place-of";

interface MoveBookingProps extends OwnProps {
  /** Of the booking. */
  id: string;
  draft: Draft;
  onDraft: (change: Partial<Draft>) => void;
  /** @param said what became of it; empty where nothing did */
  onDone: (said: string) => void;
}

/** Moves a booking: another time, another desk, then what that means before it is done. */
export function MoveBooking(props: MoveBookingProps) {
  const { id, organisation, onDone } = props;
  const query = useOwnBookings("upcoming");
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const booking = recordsOf(query.data).find(({ _id }) => _id === id);
  const isSought = !booking && hasNextPage;
  useEffect(() => {
    if (isSought && !isFetching) void fetchNextPage();
  }, [isSought, isFetching, fetchNextPage]);

  const back = (
    <Button variant="primary" onClick={() => onDone("")}>
      Back to your bookings
    </Button>
  );
  if (query.isLoadingError)
    return (
      <EmptyState
        kind="error"
        headingLevel={1}
        title="This booking could not be loaded"
        description={messageOf(query.error)}
        action={
          <Button variant="primary" onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (query.isPending || isSought)
    return (
      <h1 className="flex items-center gap-3 text-base font-normal text-muted">
        <Spinner /> Loading your booking...
      </h1>
    );
  const branch = booking && branchToMoveIn(organisation, booking);
  if (!booking || !branch)
    return (
      <EmptyState
        kind="forbidden"
        headingLevel={1}
        title="This booking can't be moved here"
        description="It is over, cancelled or too near, or the place takes no bookings now. Ask at the front desk."
        action={back}
      />
    );
  return <MoveSteps {...props} booking={booking} branch={branch} />;
}

interface MoveStepsProps extends MoveBookingProps {
  booking: VisitorBooking;
  branch: PublicBranch;
}

function MoveSteps({ organisation, words, booking, branch, draft, onDraft, onDone }: MoveStepsProps) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const period = draftPeriod(draft, branch.timezone);
  const asked = !period || isOver(draft, branch.timezone, new Date()) ? "when" : (draft.step ?? "when");
  const step = asked === "you" && draft.desk ? "you" : asked === "when" || asked === "place" ? "when" : "desk";
  const titles = {
    when: "When do you come instead?",
    desk: `Which ${words.desk.toLowerCase()}?`,
    you: "Move it like this?",
  };
  const heading = useFocusOnStep(step);
  /** Who was too late for one seat looks at others, or another time, with nothing said of it any more. */
  const go = (change: Partial<Draft>) => {
    if (change.step) setTaken(null);
    onDraft(change);
  };
  const shared = { organisation, branch, draft, onDraft: go, words };
  /** Its own desk, which it leaves free, may be the only one there. */
  const own = { startAt: new Date(booking.startAt), endAt: new Date(booking.endAt) };
  const keep = () => go({ desk: booking.deskId, step: "you" });
  return (
    <WithNextStep>
      <StepSection>
        <h1 ref={heading} tabIndex={-1} className={HEADING}>
          {titles[step]}
        </h1>
        <p className="m-0 text-muted wrap-anywhere">
          Booking {booking.code} is on {formatPeriod(own.startAt, own.endAt, branch.timezone)},{" "}
          {words.desk.toLowerCase()} {booking.deskName}.
        </p>
        {step === "when" && <WhenStep {...shared} isOwn={(time) => meets(own, time)} />}
        {step === "desk" && (
          <>
            {!taken && (
              <Callout
                title={`${words.desk} ${booking.deskName} is yours now`}
                action={
                  <Button onClick={keep}>
                    Keep {words.desk.toLowerCase()} {booking.deskName}
                  </Button>
                }
              >
                Keep it if only the time changes, or choose another one below.
              </Callout>
            )}
            <Suspense>
              <DeskStep {...shared} sent={null} taken={taken} onPick={() => setTaken(null)} />
            </Suspense>
          </>
        )}
        {step === "you" && period && (
          <MoveCheck
            {...shared}
            booking={booking}
            period={period}
            onTaken={(gone) => {
              setTaken(gone);
              onDraft({ desk: undefined, step: "desk" });
            }}
            onMoved={onDone}
          />
        )}
        <div className="flex flex-wrap gap-3 sm:[&_.ui-button--block]:w-auto">
          <NextStepPlace />
          <Button size={step === "when" ? "lg" : "md"} onClick={() => onDone("")}>
            Leave it as it is
          </Button>
        </div>
      </StepSection>
    </WithNextStep>
  );
}
