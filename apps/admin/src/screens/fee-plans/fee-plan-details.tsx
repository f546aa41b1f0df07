import type { FeePlan } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { DescriptionList } from "@carrel/ui/description-list";
import { RecordSheet } from "../../app/record-sheet";
import { useBranches } from "../../app/use-branches";
import { durationText } from "../../app/words/span-text";
import { soldInText } from "./plan-columns";
import { PlanState } from "./plan-state";
import { PricePreview } from "./price-preview";

interface FeePlanDetailsProps {
  plan: FeePlan;
  /** Why it can't be changed; undefined where nobody asked to. */
  reason?: string | undefined;
}

/** A plan for those who may only look. */
export function FeePlanDetails({ plan, reason }: FeePlanDetailsProps) {
  const { branches } = useBranches();
  return (
    <RecordSheet title={plan.name} description={plan.description}>
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
    </RecordSheet>
  );
}
