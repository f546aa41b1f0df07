import type { Alternative } from "@carrel/sdk";
import { formatPeriod } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import type { StepProps } from "./booking-flow";
import type { Taken } from "./taken";

interface TakenNoticeProps {
  taken: Taken;
  timezone: string;
  words: StepProps["words"];
  onPick: (alternative: Alternative) => void;
}

/** Says that the desk is gone, and offers what is free near it. */
export function TakenNotice({ taken, timezone, words, onPick }: TakenNoticeProps) {
  return (
    <Callout tone="warning" role="alert" title="Someone was quicker">
      <p>{taken.message}</p>
      {taken.alternatives.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2">
          {taken.alternatives.map((alternative) => (
            <li key={`${alternative.deskId} ${alternative.startAt}`}>
              <Button size="sm" onClick={() => onPick(alternative)}>
                {words.desk} {alternative.deskName},{" "}
                {formatPeriod(new Date(alternative.startAt), new Date(alternative.endAt), timezone)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}
