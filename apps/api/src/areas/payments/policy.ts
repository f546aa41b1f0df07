import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { byOrder, byReceipt } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";
import { askStripe } from "./ask-stripe";
import { capturedIn } from "./captured";
import { toldByStripe } from "./told-by-stripe";
import { toldOfMandate } from "./told-of-mandate";

export const paymentPolicy: AreaPolicy<Available, Validation, "payments"> = {
  razorpayWebhook: {
    // What is of no order of ours is the platform's, which keeps nothing of it but that it came.
    tenant: (event) => byOrder(toldOfMandate(event)?.mandate ?? capturedIn(event)?.order_id),
    signedBy: ["razorpay", "sandbox"],
  },
  stripeWebhook: {
    tenant: (event) => byReceipt(toldByStripe(event)?.receipt),
    signedBy: ["stripe"],
    gateway: askStripe,
  },
  // What was paid counts, whether or not visitors may come.
  "*": { answersWhileClosed: true },
};
