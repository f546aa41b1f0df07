import type { UploadCustomer } from "@carrel/sdk/schemas";
import type { WantedTime } from "../desks/read-rows";
import type { ReadRow } from "../sheets/read-row";

export interface ReadCustomer extends ReadRow<UploadCustomer> {
  /** Whom it is about, as soon as branch and person are known. */
  person?: { branchId: string; name: string; email: string; phone: string } | undefined;
  /** The time at a desk that is taken over, as soon as all of it is known. */
  wanted?: WantedTime | undefined;
}
