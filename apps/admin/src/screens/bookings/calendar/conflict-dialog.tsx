import { useTerminology } from "@carrel/hooks";
import type { Alternative } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
import { OnlineButton } from "../../../app/online-button";
import type { Goal } from "./goal";
import { spanOf } from "./lane";
import type { TimeWords } from "./time-words";
import type { Conflict } from "./use-move";

interface ConflictDialogProps {
  conflict: Conflict;
  words: TimeWords;
  onPick: (goal: Goal) => void;
  onClose: () => void;
}

/** Says that the booking stays where it was, and offers what is free near the place it was to go to. */
export function ConflictDialog({ conflict, words, onPick, onClose }: ConflictDialogProps) {
  const { booking, message, alternatives } = conflict;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${booking.code} stays where it was`}
      description={message}
      footer={<Button onClick={onClose}>Leave it there</Button>}
    >
      {alternatives.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h3 className="m-0 font-medium text-strong">Free instead</h3>
          <FreeInstead
            alternatives={alternatives}
            words={words}
            onPick={(free) => onPick({ deskId: free.deskId, deskName: free.deskName, span: spanOf(free) })}
          />
        </section>
      ) : (
        <p className="m-0">Nothing near it is free.</p>
      )}
    </Dialog>
  );
}

interface FreeInsteadProps {
  alternatives: readonly Alternative[];
  words: TimeWords;
  onPick: (free: Alternative) => void;
}

/** What is free near what was taken: one press takes it over. */
function FreeInstead({ alternatives, words, onPick }: FreeInsteadProps) {
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
