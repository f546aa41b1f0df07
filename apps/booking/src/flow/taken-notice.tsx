import type { Alternative, Taken } from "@carrel/sdk";
import { formatPeriod, localDateOf } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import type { Draft } from "./draft";
import type { StepProps } from "./step-props";
import { hoursInWords } from "./time-words";

interface TakenNoticeProps {
  taken: Taken;
  type: Draft["type"];
  timezone: string;
  words: StepProps["words"];
  onPick: (alternative: Alternative) => void;
}

/** Says that the desk is gone, and offers what is free near it. */
export function TakenNotice({ taken, type, timezone, words, onPick }: TakenNoticeProps) {
  return (
    <Callout tone="warning" role="alert" title="Someone was quicker">
      <p>{taken.message}</p>
      {taken.alternatives.length > 0 && (
        <ul className="m-0 mt-3 flex list-none flex-col gap-2 p-0 sm:flex-row sm:flex-wrap">
          {taken.alternatives.map((alternative) => (
            <li key={`${alternative.deskId} ${alternative.startAt}`}>
              <Button block onClick={() => onPick(alternative)}>
                {words.desk} {alternative.deskName}, {timeInWords(alternative, type, timezone)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Callout>
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
