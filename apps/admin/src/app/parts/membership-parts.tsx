import type { Membership } from "@carrel/sdk";
import { allowanceText, runsLow } from "@carrel/sdk/domain";
import { Meter } from "@carrel/ui/meter";
import { StatusBadge } from "@carrel/ui/status-badge";
import { stateWords } from "../words/membership-text";

/** How a membership stands, in colour and word. */
export function MembershipStateBadge(membership: Pick<Membership, "state" | "renewalDue">) {
  const { tone, label } = stateWords(membership);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

/** What is left of a pass, as a bar and in words. */
export const PassLeft = ({ allowance }: { allowance: NonNullable<Membership["allowance"]> }) => (
  <Meter
    label="Left"
    value={allowance.left}
    max={allowance.total}
    valueText={allowanceText(allowance)}
    tone={allowance.left === 0 ? "danger" : runsLow(allowance) ? "warning" : "default"}
  />
);
