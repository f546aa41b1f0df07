import { messageOf, useTerminology } from "@carrel/hooks";
import type { Board, BoardHolder, BoardQuery } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { useOffered } from "../../app/use-offered";
import { untilText } from "./holder-words";
import { type Seat, withMoved } from "./holding";

/** Moves holders to other seats: shown at once, put back where the server refuses, and taken back by a press. */
export function useMoveHolder(asked: BoardQuery) {
  const words = useTerminology();
  const queryClient = useQueryClient();
  const reassign = useMutation(q.desks.reassignUser());
  const offered = useOffered();
  const { queryKey } = q.memberships.board(asked);

  const move = async (holder: BoardHolder, from: Seat, to: Seat, isUndo = false): Promise<void> => {
    const { membershipId, name, lastDay } = holder;
    // What "Undo" offered there belongs to a seat that it leaves.
    offered.withdraw(membershipId);
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<Board>(queryKey);
    if (before) queryClient.setQueryData(queryKey, withMoved(before, holder, from.deskId, to.deskId));
    try {
      await reassign.mutateAsync({ membershipId, toDeskId: to.deskId });
      const told = toast.success(isUndo ? `${name} is back` : `${name} is moved`, {
        description: `${words.desk} ${to.deskName}, ${untilText(lastDay, before?.date ?? lastDay)}`,
        ...(!isUndo && { action: { label: "Undo", onClick: () => void move(holder, to, from, true) } }),
      });
      offered.note(membershipId, told);
    } catch (error) {
      // What others changed meanwhile comes with the next reading.
      if (before) queryClient.setQueryData(queryKey, before);
      void queryClient.invalidateQueries({ queryKey });
      toast.error(`${name} stays at ${words.desk.toLowerCase()} ${from.deskName}`, { description: messageOf(error) });
    }
  };
  return move;
}
