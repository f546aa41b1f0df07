import { usePermission, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
import { NUMBERS } from "../locale";
import { limitNouns, type RoomOf } from "../words/limit-nouns";
import { MoreRoom } from "./more-room";

const count = new Intl.NumberFormat(NUMBERS);

interface PlanFullProps {
  room: RoomOf;
  onClose: () => void;
}

/** Why nothing can be added, and what to do about it. */
export function PlanFull({ room, onClose }: PlanFullProps) {
  const { used, allowed } = room;
  const { many, spare } = limitNouns(room, useTerminology());
  const mayRead = usePermission("subscription.read");
  const way = mayRead
    ? "Get more room with another plan or add-ons"
    : "Ask whoever manages your subscription for more room";
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Your plan is full"
      description={`It has room for ${count.format(allowed)} ${many}, and ${count.format(used)} ${used === 1 ? "is" : "are"} in use.`}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <MoreRoom />
        </>
      }
    >
      <p>
        {way}, or deactivate {spare}. What you have stays as it is.
      </p>
    </Dialog>
  );
}
