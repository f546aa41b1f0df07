import type { Period } from "@carrel/sdk/domain";
import type { FeePlan, UploadCustomer } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";
import type { WantedTime } from "../desks/read-rows";
import type { ReadRow } from "../sheets/read-row";

/** A membership that is taken over, by what its plan sells. */
export interface TakenMembership {
  plan: FeePlan;
  branch: Row<"branches">;
  shift: Row<"shifts"> | null;
  period: Period;
}

export interface ReadCustomer extends ReadRow<UploadCustomer> {
  /** Whom it is about, as soon as branch and person are known. */
  person?: { branchId: string; name: string; email: string; phone: string } | undefined;
  /** What is taken over, as soon as all of it is known. */
  taken?: TakenMembership | undefined;
  /** The time at a desk that goes with it; absent where that has none of one's own. */
  wanted?: WantedTime | undefined;
}
