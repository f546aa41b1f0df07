// What paying takes, apart from the rest: no first screen needs it.
export { type CheckoutAnswer, checkoutAnswerIn, openCheckout, withoutCheckoutAnswer } from "./open-checkout";
export { pollPayment } from "./poll-payment";
