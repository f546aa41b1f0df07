import type { Operation } from "../contract/operation";
import type { Reply } from "./reply";
import { pathOf } from "./request";
import { carriesToken, sessionIn, tokenIn } from "./session";

export const EXPIRED_MESSAGE = "Subscription expired. Please renew your subscription to continue.";

/** Calls that work while the subscription is expired: the path contains one of these. */
const ESSENTIAL = [
  "/admin/session",
  // Who still has to set one up can't pay before.
  "/second-factors",
  "/admin/confirm",
  "/admin/send-otp-confirm",
  "/admin/subscription",
  "/mobile-payment",
  "/auth/",
  "/logout",
  "/admin/plans",
  "/admin/payment",
  "/admin/razorpay",
];

/** Their replies describe the moment before the payment counts. */
const UNCHECKED = ["/verify-payment", "/create-order"];

/** Their replies raise the flag, but take nobody away from the page that he is on. */
const QUIET = ["/admin/session", "/mobile-payment"];

const names = (row: Operation, parts: readonly string[]) => parts.some((part) => pathOf(row).includes(part));

/** Whether a call is refused locally while the expired flag stands. Public calls never are: they belong to no subscription. */
export const refusedWhileExpired = (row: Operation): boolean => carriesToken(row) && !names(row, ESSENTIAL);

export type SubscriptionVerdict = "expired" | "active" | null;

/** Whether news of the expiry take the person to the page that says so. */
export const leavesPage = (row: Operation): boolean => !names(row, QUIET);

/** What a reply says about the organisation's subscription. A public call counts only when it opens a session. */
export function subscriptionVerdict(row: Operation, status: number, body: Reply): SubscriptionVerdict {
  if (names(row, UNCHECKED)) return null;
  if (!carriesToken(row) && tokenIn(body) === null) return null;
  const session = sessionIn(body);
  const places = [body, body?.data, session, session?.loggedOrgDetails] as Reply[];
  const says = (name: string, value: unknown) => places.some((place) => place?.[name] === value);
  if (status === 402 || says("subscriptionExpired", true) || says("subscriptionStatus", "EXPIRED")) {
    return "expired";
  }
  return says("subscriptionExpired", false) || says("subscriptionStatus", "ACTIVE") ? "active" : null;
}
