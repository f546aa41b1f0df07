import { useTerminology } from "@carrel/hooks";
import { displacedFrom } from "@carrel/sdk";
import { useRef, useState } from "react";
import { OnlineAlertDialog } from "../app/online-alert-dialog";

/** What is sold although floating members may find no place then: refused first, and done once that is confirmed. */
export function useDisplacing() {
  const [displaced, setDisplaced] = useState<number | null>(null);
  const isConfirmed = useRef(false);
  return {
    displaced,
    /** What a call takes along: the confirmation that was just given, once. */
    given: () => {
      const given = isConfirmed.current;
      isConfirmed.current = false;
      return given ? { displaceFloating: true } : {};
    },
    /** Asks whether it is done all the same where that is why a call was refused. */
    watch: async <Result,>(call: Promise<Result>): Promise<Result> => {
      try {
        return await call;
      } catch (error) {
        setDisplaced(displacedFrom(error)?.displaced ?? null);
        throw error;
      }
    },
    forget: () => setDisplaced(null),
    confirm: () => {
      isConfirmed.current = true;
    },
  };
}

interface DisplacingQuestionProps {
  displacing: ReturnType<typeof useDisplacing>;
  /** What is done: "Sell", "Renew". */
  verb: string;
  /** Sends it again. */
  onConfirm: () => void | Promise<void>;
}

/** Says how many members may find no place, and asks whether it is done all the same. */
export function DisplacingQuestion({ displacing, verb, onConfirm }: DisplacingQuestionProps) {
  const words = useTerminology();
  const { displaced, forget, confirm } = displacing;
  const people = displaced === 1 ? `1 ${words.member.toLowerCase()}` : `${displaced} ${words.members.toLowerCase()}`;
  return (
    <OnlineAlertDialog
      open={displaced !== null}
      onOpenChange={forget}
      tone="danger"
      title={`${verb} it although ${people} may find no place?`}
      description={`Floating places were sold on this ${words.desk.toLowerCase()}. Once it is somebody’s own, more of them are sold than there is room for; nobody is told.`}
      confirmLabel={`${verb} it all the same`}
      cancelLabel="Keep it free"
      onConfirm={() => {
        confirm();
        return onConfirm();
      }}
    />
  );
}
