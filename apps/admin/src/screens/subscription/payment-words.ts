import type { SubscriptionTransaction } from "@carrel/sdk";
import type { StatusBadgeProps } from "@carrel/ui/status-badge";

/** What a payment was for. */
export const KINDS: Readonly<Record<SubscriptionTransaction["kind"], string>> = {
  start: "New plan",
  renew: "Renewal",
  upgrade: "Upgrade",
  downgrade: "Smaller plan",
  refund: "To be given back",
};

interface State {
  label: string;
  tone: StatusBadgeProps["tone"];
}

const STATES: Readonly<Record<SubscriptionTransaction["status"], State>> = {
  pending: { label: "Open", tone: "warning" },
  completed: { label: "Paid", tone: "success" },
  failed: { label: "Not paid", tone: "neutral" },
  refunded: { label: "Given back", tone: "neutral" },
};

/** How a payment stands: money that came for nothing waits to be given back. */
export function stateOf({ kind, status, amount }: Pick<SubscriptionTransaction, "kind" | "status" | "amount">): State {
  if (kind === "refund" && status === "pending") return { label: "To give back", tone: "warning" };
  return amount === 0 && status === "completed" ? { label: "Nothing due", tone: "neutral" } : STATES[status];
}

const METHODS: Readonly<Record<string, string>> = {
  card: "Card",
  upi: "UPI",
  netbanking: "Net banking",
  wallet: "Wallet",
  emi: "Instalments",
};

/** How it was paid; the gateway's own word where it is none of ours. */
export const methodText = (method: string) => METHODS[method] ?? method;
