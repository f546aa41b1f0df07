import { useSession } from "@carrel/hooks";
import { can } from "@carrel/sdk/domain";
import { useQuery } from "@tanstack/react-query";
import { q } from "./carrel";
import { LOCALE } from "./locale";
import { standingText } from "./standing-text";

/** What the organisation's trial or unpaid subscription has to say, for who may read it; null where there is nothing. */
export function useStanding() {
  const session = useSession();
  const { timezone, isSuper, isReseller } = session.loggedOrgDetails;
  // Who looks after others pays for nothing.
  const { data } = useQuery({
    ...q.subscription.current(),
    enabled: can(session, "subscription.read") && !isSuper && !isReseller,
  });
  const subscription = data?.subscription;
  const said = subscription && standingText(subscription, new Date(), timezone);
  if (!said) return null;
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: timezone });
  return {
    ...said,
    until: `Until ${date.format(new Date(subscription.currentPeriodEnd))}`,
    mayPay: can(session, "subscription.write"),
  };
}
