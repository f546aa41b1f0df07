import type { Validation } from "@carrel/sdk/validation";
import { FIVE_MINUTES } from "../../limit";
import type { Available } from "../../pending";
import { byPaymentSession } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";
import { takeOnPhone } from "./take-on-phone";

/** Guessing, and answers that no gateway gave: who looks again and again at what there is, is not counted. */
const MOST_FAILURES = [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }] as const;

export const mobilePaymentPolicy: AreaPolicy<Available, Validation, "mobilePayment"> = {
  session: { tenant: ({ id }) => byPaymentSession(id), limits: MOST_FAILURES },
  verify: { tenant: ({ id }) => byPaymentSession(id), limits: MOST_FAILURES, gateway: takeOnPhone },
  // Whoever has not paid has closed his site, and pays here.
  "*": { answersWhileClosed: true },
};
