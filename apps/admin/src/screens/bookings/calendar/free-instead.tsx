import { useTerminology } from "@carrel/hooks";
import type { Alternative } from "@carrel/sdk";
import { OnlineButton } from "../../../app/online-button";
import { spanOf } from "./lane";
import type { TimeWords } from "./time-words";

interface FreeInsteadProps {
  alternatives: readonly Alternative[];
  words: TimeWords;
  onPick: (free: Alternative) => void;
}

/** What is free near what was taken: one press takes it over. */
export function FreeInstead({ alternatives, words, onPick }: FreeInsteadProps) {
  const { desk } = useTerminology();
  return (
    <ul className="m-0 flex list-none flex-col gap-2 p-0">
      {alternatives.map((free) => (
        <li key={`${free.deskId} ${free.startAt}`}>
          <OnlineButton block onClick={() => onPick(free)}>
            {desk} {free.deskName}, {words.period(spanOf(free))}
          </OnlineButton>
        </li>
      ))}
    </ul>
  );
}
