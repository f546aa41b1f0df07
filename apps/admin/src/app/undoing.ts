import { messageOf } from "@carrel/hooks";
import { toast } from "@carrel/ui/toast";

/**
 * What a notice offers to take back what it tells of. A refusal is told in the server's words.
 * @param done what is said then
 * @example toast.success("Ended", { action: undoing(() => reinstate.mutateAsync({ id }), "Taken back") })
 */
export const undoing = (undo: () => Promise<unknown>, done: string) => ({
  label: "Undo",
  onClick: () =>
    void undo().then(
      () => toast.success(done),
      (error: unknown) => toast.error("It could not be undone", { description: messageOf(error) }),
    ),
});
