import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import type { NamedMembership } from "./queries";
import type { Paid } from "./renewals/renewal";
import type { Selling } from "./sale";

/** Renews a membership that has no desk of its own. @throws Failure 400: such are not sold yet */
export const renewPlaceless = (
  _context: Selling,
  _asked: Paid & { membership: NamedMembership; branch: Row<"branches">; feePlanId?: string | undefined },
): Promise<Row<"memberships">> => {
  throw invalid([{ path: ["feePlanId"], message: "Floating places and passes are not sold yet." }]);
};
