import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { byKey } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const filePolicy: AreaPolicy<Available, Validation, "files"> = { presign: { tenant: () => byKey } };
