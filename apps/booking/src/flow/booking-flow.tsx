import { useOnline } from "@carrel/hooks";
import type { BookableOrganisation, Booking, PublicBranch, Taken } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { Stepper } from "@carrel/ui/stepper";
import { CatchBoundary } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { PartFailed } from "../app/part-failed";
import { useVisit } from "../visit/use-visit";
import { type Draft, draftPeriod, reachableStep, type Step, withoutPast } from "./draft";
import { DraftSummary } from "./draft-summary";
import { NextStepPlace } from "./next-step";
import { ASKED_STEPS, TITLES } from "./step-words";
import { CodeStep, DeskStep, DoneStep, usePreloadedSteps, YouStep } from "./steps/later-steps";
import { PlaceStep } from "./steps/place-step";
import { WhenStep } from "./steps/when-step";
import { useFocusOnStep } from "./use-focus-on-step";
import { NOBODY, type Proof, type SentCode, type Visitor } from "./visitor";

interface BookingFlowProps {
  organisation: BookableOrganisation;
  branch: PublicBranch | undefined;
  draft: Draft;
  onBranch: (branchId: string) => void;
  /** Changes the draft and goes to a step. */
  onDraft: (change: Partial<Draft>) => void;
}

/** The steps whose one action stands under the summary; the others go on by picking. */
const WITH_ACTION: readonly Step[] = ["when", "you", "code"];

const NOTHING_PICKED: Partial<Draft> = {
  type: undefined,
  date: undefined,
  from: undefined,
  to: undefined,
  desk: undefined,
};

/** One question a step, from the place to the booking's code. */
export function BookingFlow({ organisation, branch, draft, onBranch, onDraft }: BookingFlowProps) {
  const words = terminology(organisation.workspaceKind);
  const [visitor, setVisitor] = useState<Visitor>(NOBODY);
  /** The proof of an address, once its code was right. */
  const [proof, setProof] = useState<Proof | null>(null);
  /** The flow of the code that was mailed last, and to whom. */
  const [sent, setSent] = useState<SentCode | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [booking, setBooking] = useState<Booking | null>(null);
  const [actionPlace, setActionPlace] = useState<HTMLElement | null>(null);

  const isOnline = useOnline();

  const asked = draft.step ?? (organisation.branches.length > 1 && !branch ? "place" : "when");
  const step = booking
    ? "done"
    : reachableStep(draft, asked === "done" ? "you" : asked, Boolean(branch), branch?.timezone, new Date());
  const heading = useFocusOnStep(step);
  useVisit(organisation._id, step);
  usePreloadedSteps(isOnline && Boolean(branch && draftPeriod(draft, branch.timezone)));

  const steps = ASKED_STEPS.filter(({ id }) => id !== "place" || organisation.branches.length > 1);
  const shared = branch && { organisation, branch, draft, onDraft, words };
  /** A booked draft is no draft any more: a reload then begins anew instead of asking for the same again. */
  const saved = (made: Booking) => {
    setBooking(made);
    // It has booked: the next booking takes a code of its own.
    setProof(null);
    setSent(null);
    onDraft(NOTHING_PICKED);
  };
  const bookAnother = () => {
    setBooking(null);
    onDraft({ ...NOTHING_PICKED, step: "when" });
  };

  return (
    <div className="mx-auto flex w-full max-w-[72rem] flex-1 flex-col gap-6 px-4 pt-6 wrap-break-word sm:px-6 md:pb-10">
      {step !== "done" && (
        <Stepper
          steps={steps.map(({ id, label }) => ({ id, label: label(words) }))}
          current={step}
          onStepSelect={(id) => onDraft({ step: steps.find((asking) => asking.id === id)?.id })}
        />
      )}
      <div className="flex flex-1 flex-col gap-6 md:grid md:grid-cols-[minmax(0,1fr)_18rem] md:items-start md:gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <NextStepPlace value={actionPlace}>
          <section className="flex flex-1 flex-col gap-5">
            <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
              {TITLES[step](words)}
            </h1>
            <CatchBoundary getResetKey={() => step} errorComponent={PartFailed}>
              {step === "place" && <PlaceStep branches={organisation.branches} value={branch?._id} onPick={onBranch} />}
              {shared && step === "when" && <WhenStep {...shared} />}
              <Suspense>
                {shared && step === "desk" && (
                  <DeskStep {...shared} sent={sent} taken={taken} onTakenSeen={() => setTaken(null)} />
                )}
                {shared && step === "you" && (
                  <YouStep
                    {...shared}
                    visitor={visitor}
                    onVisitor={setVisitor}
                    proof={proof}
                    onProof={setProof}
                    sent={sent}
                    onSent={setSent}
                    onTaken={setTaken}
                    onSaved={saved}
                  />
                )}
                {shared && step === "code" && (
                  <CodeStep
                    {...shared}
                    visitor={visitor}
                    sent={sent}
                    onSent={setSent}
                    onProof={setProof}
                    onTaken={setTaken}
                    onSaved={saved}
                  />
                )}
                {branch && booking && (
                  <DoneStep branch={branch} booking={booking} words={words} visitor={visitor} onAnother={bookAnother} />
                )}
              </Suspense>
            </CatchBoundary>
          </section>
        </NextStepPlace>
        {branch && step !== "done" && (
          <DraftSummary
            organisation={organisation}
            branch={branch}
            words={words}
            draft={withoutPast(draft, branch.timezone, new Date())}
            // Told apart by the step: a new one brings its own action.
            footer={WITH_ACTION.includes(step) && <div key={step} ref={setActionPlace} className="contents" />}
          />
        )}
      </div>
    </div>
  );
}
