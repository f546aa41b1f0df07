// @vitest-environment jsdom
import type { Checkout } from "@carrel/sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkoutAnswerIn, openCheckout, withoutCheckoutAnswer } from "./open-checkout";

const checkout: Checkout = {
  key: "rzp_test",
  order_id: "order_1",
  amount: 99_900,
  currency: "INR",
  name: "Carrel",
  description: "Starter",
  prefill: { name: "Asha", email: "asha@harbour.test", contact: "" },
};
const answer = { razorpay_order_id: "order_1", razorpay_payment_id: "pay_1", razorpay_signature: "12e4" };
const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal("location", {
    href: "https://carrel.test/subscription?tab=plan",
    origin: "https://carrel.test",
    pathname: "/subscription",
    search: "?tab=plan",
    assign,
  });
});
afterEach(() => vi.unstubAllGlobals());

const lastScript = () => [...document.head.querySelectorAll("script")].at(-1);
const pageShown = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

it("leads to a page of our own server, which is told where to come back to", () => {
  void openCheckout({ checkout, checkoutUrl: "https://carrel.test/dev/payments/order_1?amount=1" });
  expect(String(assign.mock.calls[0]?.[0])).toBe(
    "https://carrel.test/dev/payments/order_1?amount=1&return=%2Fsubscription%3Ftab%3Dplan",
  );
});

it("tells another's page nothing", () => {
  void openCheckout({ checkout, checkoutUrl: "https://pay.example/c/1" });
  expect(String(assign.mock.calls[0]?.[0])).toBe("https://pay.example/c/1");
});

it("is dismissed by the browser's Back, where the page is as it was", async () => {
  const opened = openCheckout({ checkout, checkoutUrl: "https://pay.example/c/1" });
  pageShown(false);
  pageShown(true);
  expect(await opened).toBeNull();
});

it("says where the script can't be loaded, and asks for it again the next time", async () => {
  const opened = openCheckout({ checkout, checkoutUrl: null });
  expect(lastScript()?.src).toBe("https://checkout.razorpay.com/v1/checkout.js");
  lastScript()?.onerror?.(new Event("error"));
  await expect(opened).rejects.toThrow("could not be loaded");
  expect(lastScript()).toBeUndefined();
});

it("opens Razorpay's checkout, and gives its answer, or null where it was closed", async () => {
  const open = vi.fn();
  interface Options {
    handler: (given: object) => void;
    modal: { ondismiss: () => void };
  }
  const made: Options[] = [];
  class Razorpay {
    open = open;
    constructor(options: Options) {
      made.push(options);
    }
  }
  const paid = openCheckout({ checkout, checkoutUrl: null });
  vi.stubGlobal("Razorpay", Razorpay);
  lastScript()?.onload?.(new Event("load"));
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(made[0]).toMatchObject(checkout);
  made[0]?.handler(answer);
  expect(await paid).toEqual(answer);

  const closed = openCheckout({ checkout, checkoutUrl: null });
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  made[1]?.modal.ondismiss();
  expect(await closed).toBeNull();
  expect(document.head.querySelectorAll("script")).toHaveLength(1);
});

it("has nothing to open where nothing is due", async () => {
  expect(await openCheckout({ checkout: null, checkoutUrl: null })).toBeNull();
});

it("reads the answer that the page came back with, and takes it out of the address", () => {
  const search = new URLSearchParams({ tab: "plan", ...answer });
  expect(checkoutAnswerIn(search)).toEqual(answer);
  expect(withoutCheckoutAnswer(search).toString()).toBe("tab=plan");
  expect(checkoutAnswerIn(new URLSearchParams("razorpay_order_id=order_1"))).toBeNull();
});
