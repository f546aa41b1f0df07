import { useSession } from "@carrel/hooks";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { useCloseSheet } from "../../app/use-close-sheet";
import { FeePlanForm } from "./fee-plan-form";

/** Adds a fee plan in the organisation's currency. */
export function NewFeePlanSheet() {
  const session = useSession();
  const close = useCloseSheet("/fee-plans");
  const add = useMutation(q.feePlans.add());
  return (
    <FeePlanForm
      title="Add fee plan"
      action="Add fee plan"
      currency={session.loggedOrgDetails.currency}
      initial={{
        name: "",
        bookingType: "HOURLY",
        duration: { count: 1, unit: "hour" },
        amount: undefined,
        taxPercent: 0,
        branchIds: session.isDefaultUser || !session.selectedBranch ? [] : [session.selectedBranch],
        description: "",
        isActive: true,
      }}
      submit={async (values) => {
        const plan = await add.mutateAsync(values);
        toast.success(`${plan.name} is ${plan.isActive ? "on sale" : "added, but not on sale"}`);
        await close({ saved: true });
        return undefined;
      }}
      onClose={() => void close()}
    />
  );
}
