import { toast } from "@carrel/ui/toast";
import { useState } from "react";

/**
 * The last notice of each thing, such as one that offers to undo its move. One that takes its place gets an id of its own: a notice with the
 * id of one that is just leaving would leave with it.
 * @example
 * const offered = useOffered();
 * offered.withdraw(booking._id);
 * offered.note(booking._id, toast.success("Moved", { action: { label: "Undo", onClick: undo } }));
 */
export function useOffered() {
  const [offered] = useState(() => {
    const last = new Map<string, string | number>();
    return {
      note: (of: string, id: string | number) => void last.set(of, id),
      withdraw: (of: string) => {
        const id = last.get(of);
        if (id !== undefined) toast.dismiss(id);
        last.delete(of);
      },
    };
  });
  return offered;
}
