import type { Alternative, Taken } from "@carrel/sdk";
import { formatPeriod, localDateOf } from "@carrel/sdk/domain";
import { TakenNotice } from "@carrel/ui/taken-notice";
import type { Draft } from "./draft";
import type { StepProps } from "./step-props";
import { hoursInWords } from "./time-words";

interface DeskTakenProps {
  taken: Taken;
  type: Draft["type"];
  timezone: string;
  words: StepProps["words"];
  onPick: (alternative: Alternative) => void;
}

/** Says that the desk is gone, and offers what is free near it. */
export function DeskTaken({ taken, type, timezone, words, onPick }: DeskTakenProps) {
  const alternatives = taken.alternatives.map((free) => ({
    ...free,
    id: `${free.deskId} ${free.startAt}`,
    label: `${words.desk} ${free.deskName}, ${timeInWords(free, type, timezone)}`,
  }));
  return (
    <TakenNotice title="Someone was quicker" alternatives={alternatives} onPick={onPick}>
      {taken.message}
    </TakenNotice>
  );
}

/** Hours of one day need no date: the server offers what is near in time. */
function timeInWords({ startAt, endAt }: Alternative, type: Draft["type"], timezone: string): string {
  const period = { startAt: new Date(startAt), endAt: new Date(endAt) };
  const lastInstant = new Date(period.endAt.getTime() - 1);
  const isOneDay = localDateOf(period.startAt, timezone) === localDateOf(lastInstant, timezone);
  return type !== "DAILY" && isOneDay
    ? hoursInWords([period], timezone)
    : formatPeriod(period.startAt, period.endAt, timezone);
}
