import { useCountdown } from "@carrel/hooks";
import type { StepProps } from "./step-props";
import { useDesks } from "./use-desks";
import type { SentCode } from "./visitor";
import { isSameSeat, wantedSeat } from "./wanted-seat";

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** How long the seat is still held, where it is; once it no longer is, that, and what to do: the code lives longer than the hold. */
export function HeldSeat({
  branch,
  draft,
  words,
  sent,
}: Pick<StepProps, "branch" | "draft" | "words"> & { sent: SentCode | null }) {
  const held = sent?.held ?? null;
  const isThis = held !== null && isSameSeat(held.seat, wantedSeat(draft, branch));
  const left = useCountdown(isThis ? held.until : null);
  const { desk } = useDesks(branch, draft);
  if (!isThis || !desk) return null;
  return (
    <div className="text-muted">
      {left > 0 && (
        <p>
          {words.desk} {desk.name} is held for you for{" "}
          {/* A timer is not announced as it runs; who reads the line gets what is left then. */}
          <span role="timer" className="tabular-nums">
            {clock(left)}
          </span>
        </p>
      )}
      {/* It is there before it says something: the end of the hold is announced, once. */}
      <output aria-live="polite">
        {left === 0 &&
          `${words.desk} ${desk.name} is no longer held for you. Go on all the same: you get it unless somebody else was quicker, and then choose another.`}
      </output>
    </div>
  );
}
