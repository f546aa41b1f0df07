import type { FeePlan } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";

/** Says which bookings cost nothing, since no plan that is on sale covers them. @param plans all there are */
export function UnpricedNotice({ plans }: { plans: readonly FeePlan[] }) {
  const onSale = plans.filter(({ isActive }) => isActive);
  const lacks = (type: FeePlan["bookingType"]) => !onSale.some(({ bookingType }) => bookingType === type);
  const free = [...(lacks("HOURLY") ? ["hours"] : []), ...(lacks("DAILY") ? ["whole days"] : [])];
  if (free.length === 0) return null;
  return (
    <Callout tone="warning" title={`Nothing is asked for ${free.join(" and ")}`} className="mb-6">
      No plan on sale covers {free.join(" or ")}, so visitors book them for free.
    </Callout>
  );
}
