import { messageOf, useBranch } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useRouter } from "@tanstack/react-router";

/** A screen that covers the branch that one works in. */
type BranchScreen = "/desks" | "/bookings";

/** Changes over to a branch where one works in another, and leads to a screen of it where one is named. */
export function useWorkIn({ _id, name }: Pick<Branch, "_id" | "name">) {
  const { selectedBranch, changeBranch, isChanging } = useBranch();
  const router = useRouter();
  const isSelected = selectedBranch === _id;
  const open = async (to?: BranchScreen) => {
    try {
      if (!isSelected) {
        await changeBranch(_id);
        toast.success(`You work in ${name} now`);
      }
      if (to) await router.navigate({ to });
    } catch (error) {
      toast.error("The branch could not be changed", { description: messageOf(error) });
    }
  };
  return { isSelected, isChanging, open: (to?: BranchScreen) => void open(to) };
}
