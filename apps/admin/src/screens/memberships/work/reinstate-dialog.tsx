import { useOnce, useTerminology } from "@carrel/hooks";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { OnlineAlertDialog } from "../../../app/online-alert-dialog";
import { lastDayOf } from "../../../app/parts/booked-time";
import { DisplacingQuestion, useDisplacing } from "../../../forms/displacing";
import type { WorkProps } from "./work-props";

/** Takes an early end back, once it was said what that means. */
export function ReinstateDialog({ membership, zone, onClose }: WorkProps) {
  const words = useTerminology();
  const reinstate = useMutation(q.memberships.reinstate({ once: useOnce() }));
  const displacing = useDisplacing();
  const { _id: id, customerName, deskId } = membership;
  const takeBack = async () => {
    const again = await displacing.watch(reinstate.mutateAsync({ id, ...displacing.given() }));
    toast.success("The end is taken back", { description: `Until ${lastDayOf(again, zone)}` });
    onClose();
  };
  const meanwhile = deskId
    ? `The ${words.desk.toLowerCase()} has to be free for all that is left.`
    : "Visits that were cancelled stay cancelled.";
  return (
    <>
      <OnlineAlertDialog
        open
        onOpenChange={onClose}
        title="Take this end back?"
        description={`${customerName} has the membership again for as long as was agreed. ${meanwhile}`}
        confirmLabel="Take it back"
        cancelLabel="Leave it ended"
        onConfirm={takeBack}
      />
      <DisplacingQuestion displacing={displacing} verb="Undo" onConfirm={takeBack} />
    </>
  );
}
