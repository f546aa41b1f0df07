import { useSession } from "@carrel/hooks";
import { can } from "@carrel/sdk/domain";
import { LOCALE } from "./locale";
import { standingText } from "./standing-text";

/** What the organisation's trial or unpaid subscription has to say; null where there is nothing. Of a trial only who may read it hears. */
export function useStanding() {
  const session = useSession();
  const {
    timezone,
    isSuper,
    isReseller,
    subscriptionStatus: status,
    subscriptionEndsAt: end,
  } = session.loggedOrgDetails;
  // Who looks after others pays for nothing.
  if (isSuper || isReseller || !status || !end) return null;
  const said = standingText({ status, currentPeriodEnd: end }, new Date(), timezone);
  if (!said || (said.kind === "trial" && !can(session, "subscription.read"))) return null;
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: timezone });
  return { ...said, until: `Until ${date.format(new Date(end))}`, mayPay: can(session, "subscription.write") };
}
