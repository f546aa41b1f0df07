import type { BookableOrganisation, Booking, PublicBranch } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { Stepper } from "@carrel/ui/stepper";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Draft, reachableStep, type Step } from "./draft";
import { DraftSummary } from "./draft-summary";
import { CodeStep } from "./steps/code-step";
import { DeskStep } from "./steps/desk-step";
import { DoneStep } from "./steps/done-step";
import { PlaceStep } from "./steps/place-step";
import { WhenStep } from "./steps/when-step";
import { YouStep } from "./steps/you-step";
import type { Taken } from "./taken";
import type { Visitor } from "./visitor";

interface BookingFlowProps {
  organisation: BookableOrganisation;
  branch: PublicBranch | undefined;
  draft: Draft;
  onBranch: (branchId: string) => void;
  /** Changes the draft and goes to a step. */
  onDraft: (change: Partial<Draft>) => void;
}

/** What every step gets. */
export interface StepProps {
  organisation: BookableOrganisation;
  branch: PublicBranch;
  draft: Draft;
  onDraft: (change: Partial<Draft>) => void;
  words: ReturnType<typeof terminology>;
}

/** One question a step, from the place to the booking's code. */
export function BookingFlow({ organisation, branch, draft, onBranch, onDraft }: BookingFlowProps) {
  const words = terminology(organisation.workspaceKind);
  const [visitor, setVisitor] = useState<Visitor>({ name: "", email: "", phone: "" });
  /** The proof of an address, once its code was right. */
  const [proof, setProof] = useState<{ email: string; token: string } | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [booking, setBooking] = useState<Booking | null>(null);

  const asked = draft.step ?? (organisation.branches.length > 1 && !branch ? "place" : "when");
  const step = booking
    ? "done"
    : reachableStep(draft, asked === "done" ? "you" : asked, Boolean(branch), branch?.timezone);
  const heading = useFocusOnStep(step);

  const steps = QUESTIONS.filter(({ id }) => id !== "place" || organisation.branches.length > 1).map((question) => ({
    id: question.id,
    label: question.label(words),
  }));
  const shared = branch && { organisation, branch, draft, onDraft, words };

  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-6 px-4 py-6 sm:px-6">
      {step !== "done" && (
        <Stepper
          steps={steps}
          current={step}
          onStepSelect={(id) => onDraft({ step: QUESTIONS.find((question) => question.id === id)?.id })}
        />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-live="polite" className="flex flex-col gap-5">
          <h1 ref={heading} tabIndex={-1} className="font-display text-3xl leading-tight text-strong outline-none">
            {TITLES[step](words)}
          </h1>
          {step === "place" && (
            <PlaceStep branches={organisation.branches} value={branch?._id} onPick={(branchId) => onBranch(branchId)} />
          )}
          {shared && step === "when" && <WhenStep {...shared} />}
          {shared && step === "desk" && <DeskStep {...shared} taken={taken} onTakenSeen={() => setTaken(null)} />}
          {shared && step === "you" && (
            <YouStep
              {...shared}
              visitor={visitor}
              onVisitor={setVisitor}
              proof={proof}
              onTaken={setTaken}
              onSaved={setBooking}
            />
          )}
          {shared && step === "code" && (
            <CodeStep {...shared} visitor={visitor} onProof={setProof} onTaken={setTaken} onSaved={setBooking} />
          )}
          {branch && booking && <DoneStep branch={branch} booking={booking} words={words} visitor={visitor} />}
        </section>
        {branch && step !== "done" && (
          <DraftSummary organisation={organisation} branch={branch} draft={draft} words={words} />
        )}
      </div>
    </div>
  );
}

type Words = StepProps["words"];

/** The steps that ask something, in their order. */
const QUESTIONS: { id: Exclude<Step, "done">; label: (words: Words) => string }[] = [
  { id: "place", label: () => "Place" },
  { id: "when", label: () => "Time" },
  { id: "desk", label: (words) => words.desk },
  { id: "you", label: () => "You" },
  { id: "code", label: () => "Code" },
];

const TITLES: Record<Step, (words: Words) => string> = {
  place: () => "Where do you want to work?",
  when: () => "When do you come?",
  desk: (words) => `Which ${words.desk.toLowerCase()}?`,
  you: () => "Who is it for?",
  code: () => "Check your mail",
  done: () => "Your booking is saved",
};

/** Moves the focus to the new step's heading, so that a screen reader reads on and Tab starts there. */
function useFocusOnStep(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
