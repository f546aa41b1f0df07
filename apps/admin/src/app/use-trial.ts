import { useSession } from "@carrel/hooks";
import { can } from "@carrel/sdk/domain";
import { useQuery } from "@tanstack/react-query";
import { q } from "./carrel";
import { LOCALE } from "./locale";
import { trialText } from "./trial-text";

/** The organisation's trial, for who may read the subscription; null without one. */
export function useTrial() {
  const session = useSession();
  const { timezone, isSuper, isReseller } = session.loggedOrgDetails;
  // Who looks after others is never on trial.
  const { data } = useQuery({
    ...q.subscription.current(),
    enabled: can(session, "subscription.read") && !isSuper && !isReseller,
  });
  const subscription = data?.subscription;
  if (subscription?.status !== "TRIAL") return null;
  const end = new Date(subscription.currentPeriodEnd);
  const said = trialText(end, new Date(), timezone);
  if (!said) return null;
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: timezone });
  return { ...said, until: `Until ${date.format(end)}` };
}
