import type { Client, PaymentOrder, VerifyPayment } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import type { APIRequestContext } from "@playwright/test";

/** Pays an order at the sandbox. @returns the checkout's answer, which nobody has verified yet */
export async function pay(request: APIRequestContext, { checkoutUrl }: PaymentOrder): Promise<VerifyPayment> {
  return (await request.post(checkoutUrl ?? "")).json();
}

/** Buys a plan for whoever a client is signed in as. */
export async function buy(request: APIRequestContext, client: Client<Contract>, planCode: string): Promise<void> {
  const order = await client.subscription.createOrder({ planCode });
  await client.subscription.verifyPayment(await pay(request, order));
}
