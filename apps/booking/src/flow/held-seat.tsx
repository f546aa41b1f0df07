import { useCountdown } from "@carrel/hooks";
import type { StepProps } from "./step-props";
import { useDesks } from "./use-desks";
import type { SentCode } from "./visitor";
import { isSameSeat, wantedSeat } from "./wanted-seat";

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** How long the seat is still held, where it is: one quiet line, which is read out once and then no more. */
export function HeldSeat({
  branch,
  draft,
  words,
  sent,
}: Pick<StepProps, "branch" | "draft" | "words"> & { sent: SentCode | null }) {
  const held = sent?.held ?? null;
  const isThis = held !== null && isSameSeat(held.seat, wantedSeat(draft, branch));
  const left = useCountdown(isThis ? held.until : null);
  const { rows } = useDesks(branch, draft);
  const desk = rows.find(({ _id }) => _id === draft.desk);
  if (left === 0 || !desk) return null;
  return (
    <p className="text-muted">
      {words.desk} {desk.name} is held for you for{" "}
      {/* A timer is not announced as it runs; who reads the line gets what is left then. */}
      <span role="timer" className="tabular-nums">
        {clock(left)}
      </span>
    </p>
  );
}
