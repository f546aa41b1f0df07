import type { Membership } from "@carrel/sdk";
import { allowanceText, runsLow } from "@carrel/sdk/domain";
import { Meter } from "@carrel/ui/meter";
import { StatusBadge } from "@carrel/ui/status-badge";
import { MEMBERSHIP_STATES } from "../words/membership-text";

/** How a membership stands, in colour and word. */
export const MembershipStateBadge = ({ state }: Pick<Membership, "state">) => (
  <StatusBadge tone={MEMBERSHIP_STATES[state].tone}>{MEMBERSHIP_STATES[state].label}</StatusBadge>
);

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
