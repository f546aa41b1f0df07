import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { byKey } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";
import { openOrder, takePayment } from "./at-the-gateway";
import { endAtGateway } from "./cancel-recurring";

export const subscriptionPolicy: AreaPolicy<Available, Validation, "subscription"> = {
  plans: { tenant: () => byKey },
  createOrder: { gateway: openOrder },
  verifyPayment: { gateway: takePayment },
  cancelRecurring: { gateway: endAtGateway },
};
