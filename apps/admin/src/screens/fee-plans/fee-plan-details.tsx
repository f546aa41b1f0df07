import type { FeePlan } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { DescriptionList } from "@carrel/ui/description-list";
import { Sheet } from "@carrel/ui/sheet";
import { ScreenTitle } from "../../app/screen-title";
import { useBranches } from "../../app/use-branches";
import { durationText } from "./duration-text";
import { soldInText } from "./plan-columns";
import { PlanState } from "./plan-state";
import { PricePreview } from "./price-preview";

interface FeePlanDetailsProps {
  plan: FeePlan;
  /** Why it can't be changed; undefined where nobody asked to. */
  reason?: string | undefined;
  onClose: () => void;
}

/** A plan for those who may only look. */
export function FeePlanDetails({ plan, reason, onClose }: FeePlanDetailsProps) {
  const { branches } = useBranches();
  return (
    <>
      <ScreenTitle>{plan.name}</ScreenTitle>
      <Sheet open onOpenChange={(open) => !open && onClose()} title={plan.name} description={plan.description}>
        <div className="flex flex-col gap-6">
          {reason && <Callout tone="info">{reason}</Callout>}
          <DescriptionList
            items={[
              { term: "State", details: <PlanState isActive={plan.isActive} /> },
              { term: "Sold", details: plan.bookingType === "HOURLY" ? "By the hour" : "By the day" },
              { term: "Lasts", details: durationText(plan.duration) },
              { term: "Sold in", details: soldInText(plan, branches) },
            ]}
          />
          <PricePreview title="What a visitor pays" plan={plan} />
        </div>
      </Sheet>
    </>
  );
}
