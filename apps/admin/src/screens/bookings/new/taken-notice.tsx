import { useTerminology } from "@carrel/hooks";
import type { Alternative, Taken } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { spanOf } from "../calendar/lane";
import type { TimeWords } from "../calendar/time-words";

interface TakenNoticeProps {
  taken: Taken;
  words: TimeWords;
  onPick: (alternative: Alternative) => void;
}

/** Says that somebody has the desk then, and offers what is free near it. */
export function TakenNotice({ taken, words, onPick }: TakenNoticeProps) {
  const { desk } = useTerminology();
  return (
    <Callout tone="warning" live title="Taken then">
      <p className="m-0">{taken.message}</p>
      {taken.alternatives.length > 0 && (
        <ul className="m-0 mt-3 flex list-none flex-col gap-2 p-0">
          {taken.alternatives.map((free) => (
            <li key={`${free.deskId} ${free.startAt}`}>
              <Button block onClick={() => onPick(free)}>
                {desk} {free.deskName}, {words.period(spanOf(free))}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}
