import { expect, test } from "vitest";
import { RazorpayEvent, VerifyMobilePayment } from "./payment";
import { ChangeSubscription, VerifyPayment } from "./subscription";

const signed = { razorpay_payment_id: "pay_1", razorpay_signature: "0a".repeat(32) };

test.each([
  ["an order", true, { razorpay_order_id: "order_1" }],
  ["a subscription", true, { razorpay_subscription_id: "sub_1" }],
  ["both", false, { razorpay_order_id: "order_1", razorpay_subscription_id: "sub_1" }],
  ["neither", false, {}],
])("a payment for %s is taken: %s", (_, taken, thing) => {
  const id = "019a0000-0000-7000-8000-000000000001";
  expect(VerifyPayment.safeParse({ ...signed, ...thing }).success).toBe(taken);
  expect(VerifyMobilePayment.safeParse({ id, ...signed, ...thing }).success).toBe(taken);
});

test("an add-on is named once, in pieces", () => {
  const issues = (addOns: object[]) =>
    ChangeSubscription.safeParse({ planCode: "growth", addOns }).error?.issues.map(({ message }) => message) ?? [];
  expect(issues([{ code: "desks-50", quantity: 2 }])).toEqual([]);
  expect(
    issues([
      { code: "desks-50", quantity: 1 },
      { code: "desks-50", quantity: 1 },
    ]),
  ).toEqual(["Name each add-on once"]);
  expect(issues([{ code: "desks-50", quantity: 0 }])).toEqual(["Use 1 or more"]);
});

test("Razorpay's events keep the fields that Carrel doesn't know", () => {
  const event = {
    entity: "event",
    event: "payment.captured",
    contains: ["payment"],
    payload: { payment: { entity: { id: "pay_1", amount: 99_900 } } },
    created_at: 1_795_255_200,
    new_field: true,
  };
  expect(RazorpayEvent.parse(event)).toEqual(event);
});
