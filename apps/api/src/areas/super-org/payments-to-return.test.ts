import { expect, it } from "vitest";
import { insertPerson } from "../../testing/access/places";
import { buy, payAt } from "../testing/checkout";
import { eachHouse, found, type House, PASSWORD, refusal } from "../testing/house";

const STARTER = { planCode: "starter" };

async function platform(house: House) {
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email: "owner@carrel.test", password: PASSWORD });
  return client;
}

/** A place that paid an order after another one had ended it. */
async function overpaid(house: House) {
  const place = await found(house);
  const { client } = place;
  const order = await client.subscription.createOrder(STARTER);
  const answer = await payAt(house, order);
  await buy(house, client, STARTER);
  await refusal(client.subscription.verifyPayment(answer));
  return { ...place, order, answer };
}

eachHouse("payments to return", (house) => {
  it("are listed for the super organisation, which says once that one was returned", async () => {
    const [first, second] = [await overpaid(house), await overpaid(house)];
    const { superOrg, auditLog } = await platform(house);
    const { data, totalRecords } = await superOrg.paymentsToReturn({ status: "DUE", limit: 1, page: 1 });
    expect(totalRecords).toBe(2);
    const [due] = data;
    if (!due) throw new Error("Two are due");
    expect(due).toMatchObject({
      orgId: second.orgId,
      transactionId: second.order.transactionId,
      reason: "order_ended",
      amount: 99_900,
      currency: "INR",
      gateway: "sandbox",
      method: "card",
      returned: null,
      razorpayOrderId: second.answer.razorpay_order_id,
      razorpayPaymentId: second.answer.razorpay_payment_id,
    });
    const later = await superOrg.paymentsToReturn({ limit: 1, page: 2 });
    expect(later.data).toMatchObject([{ orgId: first.orgId }]);

    const marked = await superOrg.markReturned({ id: due._id, reference: "rfnd_1" });
    expect(marked).toMatchObject({ _id: due._id, returned: { reference: "rfnd_1", by: { name: expect.any(String) } } });
    expect(await refusal(superOrg.markReturned({ id: due._id, reference: "rfnd_2" }))).toMatchObject({
      status: 409,
      code: "already_returned",
    });
    expect((await superOrg.paymentsToReturn({ status: "RETURNED" })).data).toEqual([marked]);
    expect((await superOrg.paymentsToReturn({ status: "DUE" })).data).toMatchObject([{ orgId: first.orgId }]);

    const refundOf = async ({ client }: typeof first) =>
      (await client.subscription.transactions()).transactions.find(({ kind }) => kind === "refund");
    expect(await refundOf(second)).toMatchObject({ _id: due._id, status: "refunded", updatedAt: marked.returned?.at });
    expect(await refundOf(first)).toMatchObject({ status: "pending", amount: 99_900 });

    // Both logs tell of it, and each look at the list stands in the platform's.
    const asked = { action: "superOrg.markReturned", limit: 5, page: 1 };
    expect((await second.client.auditLog.list(asked)).data).toMatchObject([
      { recordId: due._id, after: { reference: "rfnd_1" }, actor: { name: expect.stringContaining("(Carrel)") } },
    ]);
    expect((await auditLog.list(asked)).data).toMatchObject([{ recordId: due._id, after: { reference: "rfnd_1" } }]);
    const looks = await auditLog.list({ action: "superOrg.paymentsToReturn", limit: 10, page: 1 });
    expect(looks.data.map(({ after }) => after)).toEqual(
      [first, second, first, second].map(({ orgCode }) => ({ organisations: [orgCode] })),
    );
  });

  it("are marked once by two at once", async () => {
    await overpaid(house);
    const { superOrg } = await platform(house);
    const [due] = (await superOrg.paymentsToReturn({ status: "DUE" })).data;
    const id = due?._id ?? "";
    const both = await Promise.allSettled(["one", "two"].map((reference) => superOrg.markReturned({ id, reference })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("are nobody else's to see, nor for those of some branches", async () => {
    const { client } = await overpaid(house);
    expect(await refusal(client.superOrg.paymentsToReturn())).toMatchObject({ status: 403 });
    const owner = await platform(house);
    const { _id: orgId } = (await owner.auth.session()).loggedOrgDetails;
    const [due] = (await owner.superOrg.paymentsToReturn({ status: "DUE" })).data;
    const { email } = await insertPerson(house, orgId, {
      permissions: ["superOrg.read", "superOrg.write"],
      branches: [],
    });
    const some = house.client("pk_demo_carrel");
    await some.auth.login({ email, password: PASSWORD });
    expect(await refusal(some.superOrg.paymentsToReturn())).toMatchObject({ code: "branch_scope" });
    const marking = some.superOrg.markReturned({ id: due?._id ?? "", reference: "rfnd_3" });
    expect(await refusal(marking)).toMatchObject({ code: "branch_scope" });
    expect(await refusal(owner.superOrg.markReturned({ id: house.id(), reference: "rfnd_4" }))).toMatchObject({
      status: 404,
      message: "Payment not found",
    });
  });
});
