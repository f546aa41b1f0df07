import type { PaymentGateway } from "../ports";
import type { ForeignSources } from "./content-policy";

/**
 * What Razorpay's checkout needs of the page that it opens in: its script, which loads another one, the frame where is
 * paid, its pictures, and where it tells of its own faults.
 */
const RAZORPAY: ForeignSources = {
  "script-src": ["https://checkout.razorpay.com", "https://cdn.razorpay.com"],
  "img-src": ["https://cdn.razorpay.com"],
  "connect-src": [
    "https://api.razorpay.com",
    "https://lumberjack.razorpay.com",
    "https://lumberjack-cx.razorpay.com",
    "https://lumberjack-metrics.razorpay.com",
  ],
  "frame-src": ["https://api.razorpay.com", "https://checkout.razorpay.com"],
};

/** What a page has to let in so that one can pay there. A gateway with a page of its own is only led to, and needs nothing. */
export const checkoutSources = (gateway: PaymentGateway["name"]): ForeignSources | null =>
  gateway === "razorpay" ? RAZORPAY : null;
