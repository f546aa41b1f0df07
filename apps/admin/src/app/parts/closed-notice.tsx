import type { ClosedDays } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { closureText } from "../words/closure-text";

/** Says that a branch is closed on a day that is shown, and why. */
export const ClosedNotice = ({ closure }: { closure: Pick<ClosedDays, "from" | "to" | "reason"> }) => (
  <Callout tone="info" title={`Closed: ${closure.reason}`}>
    {closureText(closure)}
  </Callout>
);
