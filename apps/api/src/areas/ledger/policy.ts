import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { REPORT } from "../../pipeline/costs";
import type { AreaPolicy } from "../../policy";

export const ledgerPolicy: AreaPolicy<Available, Validation, "ledger"> = {
  list: { weight: REPORT },
  balances: { weight: REPORT },
};
