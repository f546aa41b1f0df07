import { useOnce, useOnline } from "@carrel/hooks";
import type { BookableOrganisation, PublicBranch, SavedBooking, Taken } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { Skeleton } from "@carrel/ui/skeleton";
import { CatchBoundary } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { site } from "../app/carrel";
import { PartFailed } from "../app/part-failed";
import { AboutPlace } from "../place/about-place";
import { useVisit } from "../visit/use-visit";
import { type Draft, draftPeriod, reachableStep, type Step, withoutPast } from "./draft";
import { DraftSummary } from "./draft-summary";
import { FlowFrame, HEADING, StepSection } from "./flow-frame";
import { type Booked, keepBooked, keepTyped, readBooked, readTyped } from "./kept";
import { NextStepPlace, WithNextStep } from "./next-step";
import { heldTime, meets } from "./own-time";
import { type Shown, TITLES } from "./step-words";
import { CodeStep, DeskStep, DoneStep, usePreloadedSteps, YouStep } from "./steps/later-steps";
import { PlaceStep } from "./steps/place-step";
import { WhenStep } from "./steps/when-step";
import { useFocusOnStep } from "./use-focus-on-step";
import { isMember, NOBODY, type Proof, type SentCode, type Visitor } from "./visitor";
import { wantedSeat, withoutBooked } from "./wanted-seat";

/** Somebody can be signed in on an organisation's own site alone. Nobody waits for it. */
const WhoLeft = lazy(() =>
  import("./who-left").then(
    ({ WhoLeft }) => ({ default: WhoLeft }),
    () => ({ default: () => null }),
  ),
);

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

/** Where somebody still chooses; who writes his name knows the place. */
const WITH_PLACE: readonly Step[] = ["when", "desk"];

const NOTHING_PICKED: Partial<Draft> = {
  type: undefined,
  date: undefined,
  until: undefined,
  from: undefined,
  to: undefined,
  desk: undefined,
  pass: undefined,
};

/** One question a step, from the place to the booking's code. */
export function BookingFlow({ organisation, branch, draft: given, onBranch, onDraft }: BookingFlowProps) {
  const words = terminology(organisation.workspaceKind);
  const orgId = organisation._id;
  const [typed] = useState(() => readTyped(orgId));
  const [visitor, setVisitor] = useState<Visitor>(typed.visitor);
  /** The proof of an address, once its code was right. */
  const [proof, setProof] = useState<Proof | null>(null);
  /** The flow of the code that was mailed last, and to whom. */
  const [sent, setSent] = useState<SentCode | null>(typed.sent);
  const [taken, setTaken] = useState<Taken | null>(null);
  /** How many have signed out here: a form that one filled is not the next one's. */
  const [left, setLeft] = useState(0);
  /** Its page is on its way into the address. */
  const [isSettling, setSettling] = useState(false);
  const [booked, setBooked] = useState(() => readBooked(orgId));
  const saved = booked?.saved;
  const doneBranch = organisation.branches.find(({ _id }) => _id === saved?.data.branchId);
  const isOnline = useOnline();
  // A booking whose answer got lost is asked for once more, from whichever step, and is still one.
  const once = useOnce();

  const draft = withoutBooked(given, branch, booked?.seat ?? null);
  const asked = draft.step ?? (organisation.branches.length > 1 && !branch ? "place" : "when");
  const step =
    doneBranch && (isSettling || asked === "done")
      ? "done"
      : reachableStep(
          draft,
          asked === "done" ? "you" : asked,
          Boolean(branch),
          branch?.timezone,
          new Date(),
          visitor.email !== "",
        );
  useEffect(() => {
    if (given.step === "done") setSettling(false);
  }, [given.step]);
  useEffect(() => {
    keepTyped(orgId, visitor === NOBODY ? null : { visitor, sent });
  }, [orgId, visitor, sent]);
  const shown: Shown = step === "code" && isMember(proof, visitor) ? "member" : step;
  const title = TITLES[shown](words);
  useEffect(() => {
    document.title = `${title} – ${words.deskBooking} at ${organisation.orgName}`;
  }, [title, words, organisation.orgName]);
  const heading = useFocusOnStep(shown);
  useVisit(organisation._id, step);
  usePreloadedSteps(isOnline && Boolean(branch && draftPeriod(draft, branch.timezone)));

  const shared = branch && { organisation, branch, draft, onDraft, words };
  const seatAlone = booked && { seat: booked.seat };
  /** What was typed is gone, and the next booking takes a code of its own. */
  const forget = (kept: Booked | null = seatAlone) => {
    keepBooked(orgId, kept);
    setBooked(kept);
    setVisitor(NOBODY);
    setProof(null);
    setSent(null);
  };
  const onLeft = () => {
    // What is booked stays on the screen; nothing typed is left there.
    if (step === "done") return;
    forget(null);
    setLeft(left + 1);
  };
  /** A booked draft is no draft any more: Back and a reload begin anew instead of asking for the same again. */
  const onSaved = (now: SavedBooking) => {
    forget({ seat: branch ? wantedSeat(draft, branch) : null, saved: now });
    setSettling(true);
    onDraft({ ...NOTHING_PICKED, step: "done" });
  };
  const bookAnother = (who: Visitor) => {
    keepBooked(orgId, seatAlone);
    setVisitor(who);
    onDraft({ ...NOTHING_PICKED, step: "when" });
  };
  const held = branch ? heldTime(sent, branch, Date.now()) : null;
  const saving = shared && {
    ...shared,
    visitor,
    once,
    sent,
    onSent: setSent,
    proof,
    onProof: setProof,
    onTaken: setTaken,
    onSaved,
  };

  return (
    <WithNextStep>
      {site.mode === "client" && (
        <Suspense>
          <WhoLeft onLeft={onLeft} />
        </Suspense>
      )}
      <FlowFrame
        step={step}
        asksPlace={organisation.branches.length > 1}
        words={words}
        onStep={(picked) => onDraft({ step: picked })}
      >
        <StepSection>
          <h1 ref={heading} tabIndex={-1} className={HEADING}>
            {title}
          </h1>
          <CatchBoundary getResetKey={() => step} errorComponent={PartFailed}>
            {step === "place" && <PlaceStep organisation={organisation} value={branch?._id} onPick={onBranch} />}
            {shared && step === "when" && <WhenStep {...shared} isOwn={(time) => meets(held, time)} />}
            <Suspense fallback={<Skeleton shape="rect" height="20rem" />}>
              {shared && step === "desk" && (
                <DeskStep
                  {...shared}
                  sent={sent}
                  taken={taken}
                  onPick={() => {
                    setTaken(null);
                    // Who picks it again means it.
                    keepBooked(orgId, null);
                    setBooked(booked && { ...booked, seat: null });
                  }}
                />
              )}
              {saving && step === "you" && <YouStep key={left} {...saving} onVisitor={setVisitor} onForget={forget} />}
              {saving && step === "code" && <CodeStep {...saving} />}
              {step === "done" && saved && doneBranch && (
                <DoneStep branch={doneBranch} saved={saved} words={words} onForget={forget} onAnother={bookAnother} />
              )}
            </Suspense>
          </CatchBoundary>
        </StepSection>
        {branch && step !== "done" && (
          <DraftSummary
            organisation={organisation}
            branch={branch}
            words={words}
            draft={withoutPast(draft, branch.timezone, new Date())}
            // Whether there is a price is what a member is told then.
            hasPrice={shown !== "member"}
            // Told apart by the step: a new one brings its own action.
            footer={WITH_ACTION.includes(step) && <NextStepPlace key={step} />}
          />
        )}
        {branch && WITH_PLACE.includes(step) && (
          <AboutPlace key={branch._id} orgCode={organisation.orgCode} branch={branch} />
        )}
      </FlowFrame>
    </WithNextStep>
  );
}
