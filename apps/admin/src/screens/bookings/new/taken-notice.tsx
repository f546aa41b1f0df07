import type { Alternative, Taken } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { FreeInstead } from "../calendar/free-instead";
import type { TimeWords } from "../calendar/time-words";

interface TakenNoticeProps {
  taken: Taken;
  words: TimeWords;
  onPick: (alternative: Alternative) => void;
}

/** Says that somebody has the desk then, and offers what is free near it. */
export function TakenNotice({ taken, words, onPick }: TakenNoticeProps) {
  return (
    <Callout tone="warning" live title="Taken then">
      <p className="m-0">{taken.message}</p>
      {taken.alternatives.length > 0 && (
        <div className="mt-3">
          <FreeInstead alternatives={taken.alternatives} words={words} onPick={onPick} />
        </div>
      )}
    </Callout>
  );
}
