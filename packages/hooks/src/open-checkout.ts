import type { PaymentOrder, VerifyPayment } from "@carrel/sdk";

/** What a checkout answers once it was paid there: for `subscription.verifyPayment`, or `mobilePayment.verify`. */
export type CheckoutAnswer = VerifyPayment;

const SCRIPT = "https://checkout.razorpay.com/v1/checkout.js";
const NAMES = [
  "razorpay_payment_id",
  "razorpay_signature",
  "razorpay_order_id",
  "razorpay_subscription_id",
] as const satisfies readonly (keyof CheckoutAnswer)[];

type Razorpay = new (options: object) => { open: () => void };
/** What the script puts there. */
const checkoutOf = () => (globalThis as { Razorpay?: Razorpay }).Razorpay;

let loading: Promise<void> | undefined;

/** Loads the script, once; one that failed is asked for again. */
const loadCheckout = () => {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error("The payment page could not be loaded. Check the connection, and that nothing blocks it."));
    };
    document.head.append(script);
  });
  return loading;
};

/** Leads to a page where is paid. Settles only where that page is left by the browser's Back and this one is as it was. */
const leadTo = (checkoutUrl: string) => {
  const page = new URL(checkoutUrl, location.href);
  // A page of our own server comes back to where it was opened; another one was told by the server where to go.
  if (page.origin === location.origin) page.searchParams.set("return", location.pathname + location.search);
  return new Promise<null>((resolve) => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener("pageshow", shown);
      resolve(null);
    };
    addEventListener("pageshow", shown);
    location.assign(page);
  });
};

/**
 * Opens the checkout of an order. Where the gateway has a page of its own (`checkoutUrl`) this page is left for it, and comes
 * back with the answer in its address (`checkoutAnswerIn`); else Razorpay's checkout opens over this page.
 * @returns the checkout's answer, to be verified; null where it was closed without a payment
 * @throws Error where the checkout could not be loaded
 * @example const answer = await openCheckout(await client.subscription.createOrder({ planCode: "growth" }));
 */
export async function openCheckout({
  checkout,
  checkoutUrl,
}: Pick<PaymentOrder, "checkout" | "checkoutUrl">): Promise<CheckoutAnswer | null> {
  if (checkoutUrl !== null) return leadTo(checkoutUrl);
  if (!checkout) return null;
  await loadCheckout();
  const Checkout = checkoutOf();
  if (!Checkout) throw new Error("The payment page could not be opened. Load this page again.");
  return new Promise((resolve) => {
    new Checkout({
      ...checkout,
      handler: (answer: CheckoutAnswer) => resolve(answer),
      modal: { ondismiss: () => resolve(null) },
    }).open();
  });
}

/**
 * The answer that a checkout's page came back with.
 * @param search what the address says behind its question mark
 * @returns null where it brings none
 * @example checkoutAnswerIn(new URLSearchParams(location.search))
 */
export function checkoutAnswerIn(search: URLSearchParams): CheckoutAnswer | null {
  const given = Object.fromEntries(NAMES.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])));
  if (!("razorpay_payment_id" in given && "razorpay_signature" in given)) return null;
  return given as unknown as CheckoutAnswer;
}

/** The same address without the answer: what is verified once is not read again. */
export function withoutCheckoutAnswer(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of NAMES) rest.delete(name);
  return rest;
}
