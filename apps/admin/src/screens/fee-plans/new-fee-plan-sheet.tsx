import { useSession } from "@carrel/hooks";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { FeePlanForm } from "./fee-plan-form";

const route = getRouteApi("/signed-in/office/fee-plans/new");

/** Adds a fee plan in the organisation's currency. */
export function NewFeePlanSheet() {
  const session = useSession();
  const navigate = route.useNavigate();
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
        description: "",
        isActive: true,
      }}
      submit={async (values) => {
        const plan = await add.mutateAsync(values);
        toast.success(`${plan.name} is on sale`);
        await navigate({ to: "/fee-plans", search: (kept) => kept, ignoreBlocker: true });
        return undefined;
      }}
      onClose={() => void navigate({ to: "/fee-plans", search: (kept) => kept })}
    />
  );
}
