import { useOnline, useTerminology } from "@carrel/hooks";
import type { Alternative, Taken } from "@carrel/sdk";
import { TakenNotice } from "@carrel/ui/taken-notice";
import { spanOf } from "../calendar/lane";
import type { TimeWords } from "../calendar/time-words";

interface DeskTakenProps {
  taken: Taken;
  words: TimeWords;
  onPick: (free: Alternative) => void;
}

/** Says that somebody has the desk then, and offers what is free near it. */
export function DeskTaken({ taken, words, onPick }: DeskTakenProps) {
  const { desk } = useTerminology();
  const alternatives = taken.alternatives.map((free) => ({
    ...free,
    id: `${free.deskId} ${free.startAt}`,
    label: `${desk} ${free.deskName}, ${words.period(spanOf(free))}`,
  }));
  return (
    <TakenNotice title="Taken then" alternatives={alternatives} onPick={onPick} disabled={!useOnline()}>
      {taken.message}
    </TakenNotice>
  );
}
