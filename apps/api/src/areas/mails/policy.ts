import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { byKey } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const mailPolicy: AreaPolicy<Available, Validation, "mails"> = {
  // A reader's choice is no organisation's: it says of which he wants no mails, and is kept for none.
  wanted: { tenant: () => byKey },
  setWanted: { tenant: () => byKey, entry: "none" },
};
