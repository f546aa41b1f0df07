import { useOnline, useTerminology } from "@carrel/hooks";
import { type Alternative, type Taken, takenFrom } from "@carrel/sdk";
import { TakenNotice } from "@carrel/ui/taken-notice";
import { useState } from "react";
import { spanOf } from "../calendar/lane";
import type { TimeWords } from "../calendar/time-words";

/** What somebody was quicker to take while a form is open, until something else is chosen. */
export function useTaken() {
  const [taken, setTaken] = useState<Taken | null>(null);
  /** Counts what was taken over from an alternative: the fields begin anew with it. */
  const [pick, setPick] = useState(0);
  return {
    taken,
    pick,
    forget: () => setTaken(null),
    /** Something that is free was picked instead. */
    picked: () => {
      setTaken(null);
      setPick(pick + 1);
    },
    /** Sends it, and remembers what was taken. */
    async trying<Answer>(send: () => Promise<Answer>): Promise<Answer> {
      setTaken(null);
      try {
        return await send();
      } catch (error) {
        setTaken(takenFrom(error));
        throw error;
      }
    },
  };
}

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
