import { useSession } from "@carrel/hooks";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { FeePlanForm } from "./fee-plan-form";

/** Adds a fee plan in the organisation's currency. */
export function NewFeePlanSheet() {
  const session = useSession();
  const add = useMutation(q.feePlans.add());
  return (
    <FeePlanForm
      title="Add fee plan"
      action="Add fee plan"
      currency={session.loggedOrgDetails.currency}
      initial={{
        sells: "seat",
        name: "",
        bookingType: "HOURLY",
        duration: { count: 1, unit: "hour" },
        amount: undefined,
        taxPercent: 0,
        branchIds: session.isDefaultUser || !session.selectedBranch ? [] : [session.selectedBranch],
        description: "",
        isActive: true,
        shiftIds: [],
        prices: [],
        allowance: null,
        isShared: false,
        isPublic: false,
        isListed: false,
      }}
      save={async (values) => {
        const plan = await add.mutateAsync(values);
        return `${plan.name} is ${plan.isActive ? "on sale" : "added, but not on sale"}`;
      }}
    />
  );
}
