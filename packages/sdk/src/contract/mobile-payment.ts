import type { CreateMobilePayment, MobilePayment } from "../schemas/payment";
import { joined, write } from "./operation";
import { publicMobilePayment } from "./public-mobile-payment";

const ownMobilePayment = {
  /**
   * Moves the payment of an order to a phone; show `url` as a QR code and ask for the session until it is paid. It lives for
   * 15 minutes, at most as long as its order; an order has one at a time, which whoever asks again gets again. An order that
   * was paid, or can't be paid any more, gets none (409 `order_ended`).
   * @example const { url } = await client.mobilePayment.createSession({ transactionId: order.transactionId });
   */
  createSession: write<CreateMobilePayment, MobilePayment>("POST /mobile-payment/create-session", {
    permission: "subscription.write",
    creates: true,
    touches: ["mobilePayment"],
  }),
};

export const mobilePayment: typeof ownMobilePayment & typeof publicMobilePayment = joined(
  ownMobilePayment,
  publicMobilePayment,
);
