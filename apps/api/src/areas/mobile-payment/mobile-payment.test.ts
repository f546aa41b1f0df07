import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { sandboxPayments } from "../../adapters/sandbox-payments";
import { LIMITS } from "../../pipeline/rate-limit";
import { createTestApi, SANDBOX_SECRET, TEST_ORIGIN } from "../../testing/create-test-api";
import { testRandom } from "../../testing/rows";
import { buy, capturedEvent, payAt, sendEvent } from "../testing/checkout";
import { eachHouse, found, type House, PASSWORD, refusal } from "../testing/house";

const STARTER = { planCode: "starter" };
const GROWTH = { planCode: "growth" };
const BUSINESS = { planCode: "business" };

const MINUTE = 60_000;

/** A place that has ordered a plan, the session of that order, and somebody's phone, which knows its id alone. */
async function atTheDesk(house: House) {
  const place = await found(house);
  const order = await place.client.subscription.createOrder(STARTER);
  const session = await place.client.mobilePayment.createSession({ transactionId: order.transactionId });
  return { ...place, order, session, id: session._id, phone: house.client("pk_demo_carrel").mobilePayment };
}

const transactionsOf = async ({ subscription }: Client<Contract>) => (await subscription.transactions()).transactions;

/** What is in the audit log under the name of a call, oldest first. */
const entriesOf = ({ database }: House, orgId: string, action: string) =>
  database.tx({ orgId }, (db) =>
    db.selectFrom("auditLog").selectAll().where("action", "=", action).orderBy("entryId").execute(),
  );

eachHouse("a payment on a phone", (house) => {
  it("is asked for at a desktop, made by whoever scanned the code, and told to the desktop", async () => {
    const { client, order, session, id, phone, orgId } = await atTheDesk(house);
    expect(session).toMatchObject({
      status: "pending",
      url: `${TEST_ORIGIN}/mobile-payment/${id}`,
      amount: 99_900,
      currency: "INR",
      description: expect.stringMatching(/^Starter until 2026-12-\d\d$/),
      checkoutUrl: order.checkoutUrl,
      paidAt: null,
    });
    expect(await phone.session({ id })).toEqual(session);
    const paid = await phone.verify({ id, ...(await payAt(house, order)) });
    expect(paid).toMatchObject({ _id: id, status: "completed", checkout: null, checkoutUrl: null });
    expect(paid.paidAt).not.toBeNull();
    expect(await client.mobilePayment.session({ id })).toEqual(paid);
    expect((await client.subscription.current()).subscription).toMatchObject({ planCode: "starter", status: "ACTIVE" });
    // The log names the order: who reads it needn't be who was shown the code.
    const [asked] = await entriesOf(house, orgId, "mobilePayment.createSession");
    const [verified] = await entriesOf(house, orgId, "mobilePayment.verify");
    expect(asked).toMatchObject({ recordId: order.transactionId, actorKind: "person" });
    expect(verified).toMatchObject({ recordId: order.transactionId, actorKind: "visitor" });
    expect(JSON.stringify([asked, verified])).not.toContain(id);
  });

  it("tells nothing of who pays", async () => {
    const { email, orgCode, orgId, id, phone, order } = await atTheDesk(house);
    expect(order.checkout?.prefill.email).toBe(email);
    const told = await phone.session({ id });
    expect(told.checkout).toEqual({ ...order.checkout, prefill: { name: "", email: "", contact: "" } });
    for (const secret of [email, orgCode, orgId, order.checkout?.prefill.name]) {
      expect(JSON.stringify(told)).not.toContain(secret);
    }
  });

  it("has one session at a time: whoever asks again, or at once, gets the same while it lives", async () => {
    const { client, order, session, id, orgId } = await atTheDesk(house);
    const { transactionId } = order;
    const again = await Promise.all(
      Array.from({ length: 5 }, () => client.mobilePayment.createSession({ transactionId })),
    );
    expect(again).toEqual(Array(5).fill(session));
    house.advance({ minutes: 15 });
    const next = await Promise.all(
      Array.from({ length: 5 }, () => client.mobilePayment.createSession({ transactionId })),
    );
    expect(new Set(next.map(({ _id }) => _id)).size).toBe(1);
    expect(next[0]?._id).not.toBe(id);
    // Two that found none would both have made one: the database takes one.
    const second = house.database.tx({ orgId }, (db) =>
      sql`insert into payment_sessions (org_id, session_id, order_id, expires_at, created_at)
        select org_id, ${house.id()}, order_id, expires_at, created_at from payment_sessions`.execute(db),
    );
    await expect(second).rejects.toThrow("payment_sessions_one_lives");
  });

  it("lives for 15 minutes, and never longer than its order", async () => {
    const { client, order, session, id, phone } = await atTheDesk(house);
    const { transactionId } = order;
    const left = () => house.api.clock.now().getTime() - Date.parse(order.expiresAt);
    expect(Date.parse(session.expiresAt)).toBeLessThanOrEqual(house.api.clock.now().getTime() + 15 * MINUTE);
    house.advance({ minutes: 15 });
    expect(await phone.session({ id })).toMatchObject({ status: "expired", checkout: null, checkoutUrl: null });
    house.advance({ seconds: -left() / 1000 - 60 });
    const last = await client.mobilePayment.createSession({ transactionId });
    expect(last).toMatchObject({ status: "pending", expiresAt: order.expiresAt });
    house.advance({ minutes: 1 });
    expect(await phone.session({ id: last._id })).toMatchObject({ status: "expired" });
    expect(await refusal(client.mobilePayment.createSession({ transactionId }))).toMatchObject({
      status: 409,
      code: "order_ended",
    });
  });

  it("is not asked for where nothing can be paid, or of somebody else's order", async () => {
    const [place, other] = [await found(house), await found(house)];
    const { client } = place;
    const ended = await client.subscription.createOrder(GROWTH);
    const order = await client.subscription.createOrder(STARTER);
    const sessionOf = (by: Client<Contract>, transactionId: string) =>
      by.mobilePayment.createSession({ transactionId });
    for (const transactionId of [order.transactionId, house.id()]) {
      expect(await refusal(sessionOf(other.client, transactionId))).toMatchObject({ status: 404, code: "not_found" });
    }
    const { _id: endedSession } = await sessionOf(client, ended.transactionId);
    await client.subscription.verifyPayment(await payAt(house, order));
    const refused = async (transactionId: string) => (await refusal(sessionOf(client, transactionId))).message;
    expect(await refused(order.transactionId)).toBe("This order is paid already.");
    expect(await refused(ended.transactionId)).toMatch(/can't be paid any more/);
    expect(await client.mobilePayment.session({ id: endedSession })).toMatchObject({
      status: "failed",
      checkout: null,
    });
  });

  it("that was made at the desktop meanwhile is told to the phone before it pays", async () => {
    const { client, order, id, phone } = await atTheDesk(house);
    await client.subscription.verifyPayment(await payAt(house, order));
    expect(await phone.session({ id })).toMatchObject({ status: "completed", checkout: null, checkoutUrl: null });
  });

  it("counts once, however many send the answer at once, and the gateway's event beside them", async () => {
    const { client, order, id, phone } = await atTheDesk(house);
    const answer = await payAt(house, order);
    const event = capturedEvent(house, order, { id: answer.razorpay_payment_id });
    const [told, desktop, ...verified] = await Promise.all([
      sendEvent(house, event),
      client.subscription.verifyPayment(answer),
      ...Array.from({ length: 20 }, () => phone.verify({ id, ...answer })),
    ]);
    expect(told.status).toBe(200);
    expect(desktop.status).toBe("completed");
    expect(verified.map(({ status }) => status)).toEqual(Array(20).fill("completed"));
    expect(await transactionsOf(client)).toMatchObject([{ kind: "start", status: "completed" }]);
    // A replay of what counted.
    expect(await phone.verify({ id, ...answer })).toEqual(verified[0]);
    expect(await transactionsOf(client)).toHaveLength(1);
  });

  it("that two phones make counts once, and the other one is noted to be given back", async () => {
    const { client, order, id, phone } = await atTheDesk(house);
    const answers = [await payAt(house, order), await payAt(house, order)];
    const outcomes = await Promise.allSettled(answers.map((answer) => phone.verify({ id, ...answer })));
    const [refused] = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(refused).toMatchObject({ status: 409, code: "payment_to_return", data: { reason: "paid_twice" } });
    const kinds = (await transactionsOf(client)).map(({ kind, status }) => `${kind} ${status}`);
    expect(kinds.sort()).toEqual(["refund pending", "start completed"]);
    expect(await phone.session({ id })).toMatchObject({ status: "completed" });
  });

  it("for an order that another one ended is noted to be given back, and is not asked for again", async () => {
    const { client, order, id, phone, orgId } = await atTheDesk(house);
    const answer = await payAt(house, order);
    await buy(house, client, BUSINESS);
    expect(await refusal(phone.verify({ id, ...answer }))).toMatchObject({
      status: 409,
      code: "payment_to_return",
      data: { reason: "order_ended" },
    });
    expect(await phone.session({ id })).toMatchObject({ status: "failed", checkout: null });
    const entries = await entriesOf(house, orgId, "mobilePayment.verify");
    expect(entries).toHaveLength(1);
  });

  it("allows the later ones where the order recurs, and that of an order which another one ended allows none", async () => {
    const recurring = { ...STARTER, isRecurring: true };
    const { client } = await found(house);
    const { mobilePayment: phone } = house.client("pk_demo_carrel");
    const onPhone = async () => {
      const order = await client.subscription.createOrder(recurring);
      const { _id: id } = await client.mobilePayment.createSession({ transactionId: order.transactionId });
      return { id, order, mandate: order.checkout?.subscription_id, answer: await payAt(house, order) };
    };
    const stateOf = async (orderId: string) =>
      house.database.tx({ orgId: (await client.auth.session()).loggedOrgDetails._id }, async (db) => {
        const row = db.selectFrom("subscriptionMandates").select("state").where("mandateId", "=", orderId);
        return (await row.executeTakeFirstOrThrow()).state;
      });
    const [kept, tooMuch] = [await onPhone(), await onPhone()];
    expect(kept.answer.razorpay_subscription_id).toBe(kept.mandate);
    expect(await phone.verify({ id: kept.id, ...kept.answer })).toMatchObject({ status: "completed" });
    expect((await client.subscription.current()).subscription).toMatchObject({
      isRecurring: true,
      razorpaySubscriptionId: kept.mandate,
    });
    expect(await refusal(phone.verify({ id: tooMuch.id, ...tooMuch.answer }))).toMatchObject({
      status: 409,
      code: "payment_to_return",
    });
    expect(await stateOf(kept.order.transactionId)).toBe("active");
    expect(await stateOf(tooMuch.order.transactionId)).toBe("ending");
    expect((await client.subscription.current()).isRecurring).toBe(true);
  });

  it("that came in vain ends the session: nobody is asked to pay again", async () => {
    const { client, order, id, phone, orgId } = await atTheDesk(house);
    await house.database.tx({ orgId }, (db) =>
      db
        .insertInto("paymentsToReturn")
        .values({
          orgId,
          paymentId: house.id(),
          orderId: order.transactionId,
          gatewayPaymentId: `pay_${house.id()}`,
          method: "upi",
          amount: order.amount,
          currency: order.currency,
          reason: "price_changed",
          cameAt: house.minutesFromNow(0),
        })
        .execute(),
    );
    expect(await phone.session({ id })).toMatchObject({ status: "failed", checkout: null });
    const { transactionId } = order;
    expect(await refusal(client.mobilePayment.createSession({ transactionId }))).toMatchObject({ status: 409 });
  });

  it("needs the gateway's signature, over this very order", async () => {
    const [one, other] = [await atTheDesk(house), await atTheDesk(house)];
    const [answer, others] = [await payAt(house, one.order), await payAt(house, other.order)];
    for (const wrong of [
      { ...answer, razorpay_signature: "0".repeat(64) },
      { ...answer, razorpay_payment_id: others.razorpay_payment_id },
      { ...others, razorpay_order_id: answer.razorpay_order_id },
      // Rightly signed, and of the other's order.
      others,
    ]) {
      expect(await refusal(one.phone.verify({ id: one.id, ...wrong }))).toMatchObject({
        status: 400,
        code: "signature_invalid",
      });
    }
    expect(await transactionsOf(one.client)).toMatchObject([{ status: "pending" }]);
    expect(await transactionsOf(other.client)).toMatchObject([{ status: "pending" }]);
  });

  it("counts after its session's time too, where the money is there; what is only held is left", async () => {
    const { client, order, id, phone } = await atTheDesk(house);
    const answer = await payAt(house, order);
    house.advance({ minutes: 16 });
    const asked: boolean[] = [];
    const holding = createTestApi({
      database: house.database,
      clock: house.api.clock,
      payments: {
        ...sandboxPayments(SANDBOX_SECRET, testRandom),
        async take({ capturesHeld }) {
          asked.push(capturesHeld);
          return capturesHeld ? { method: "card" } : null;
        },
      },
    }).client("pk_demo_carrel");
    expect(await refusal(holding.mobilePayment.verify({ id, ...answer }))).toMatchObject({
      status: 410,
      code: "payment_session_expired",
    });
    expect(asked).toEqual([false]);
    expect(await transactionsOf(client)).toMatchObject([{ status: "pending" }]);
    expect(await phone.verify({ id, ...answer })).toMatchObject({ status: "completed" });
  });

  it("goes on while the organisation's time is over, and ends that", async () => {
    const { client, email } = await found(house);
    house.advance({ days: 15 });
    await client.auth.login({ email, password: PASSWORD });
    expect(await refusal(client.desks.list())).toMatchObject({ status: 402 });
    const order = await client.subscription.createOrder(STARTER);
    const { _id: id } = await client.mobilePayment.createSession({ transactionId: order.transactionId });
    const phone = house.client("pk_demo_carrel").mobilePayment;
    expect(await phone.session({ id })).toMatchObject({ status: "pending" });
    await phone.verify({ id, ...(await payAt(house, order)) });
    expect((await client.auth.session()).loggedOrgDetails.subscriptionExpired).toBe(false);
    expect((await client.desks.list()).data).toEqual([]);
  });

  it("is unknown under another organisation's key, as one that never was", async () => {
    const { id } = await atTheDesk(house);
    const { mobilePayment } = house.client("pk_demo_harbour");
    const unknown = await refusal(mobilePayment.session({ id: house.id() }));
    expect(unknown).toMatchObject({ status: 404, code: "not_found" });
    expect((await refusal(mobilePayment.session({ id }))).message).toBe(unknown.message);
    const answer = { razorpay_order_id: "order_x", razorpay_payment_id: "pay_x", razorpay_signature: "x" };
    for (const sessionId of [id, house.id()]) {
      expect(await refusal(mobilePayment.verify({ id: sessionId, ...answer }))).toMatchObject({ status: 404 });
    }
  });

  it("can't be guessed: one address is refused after a hundred ids, and what lives is looked at without end", async () => {
    const { id } = await atTheDesk(house);
    const limits = { ...LIMITS, general: null };
    const { mobilePayment } = createTestApi({ database: house.database, clock: house.api.clock, limits }).client(
      "pk_demo_carrel",
    );
    for (let call = 0; call < 150; call += 1) await mobilePayment.session({ id });
    const codes: (string | undefined)[] = [];
    for (let call = 0; call < 200; call += 1)
      codes.push((await refusal(mobilePayment.session({ id: house.id() }))).code);
    expect(codes.filter((code) => code === "not_found")).toHaveLength(100);
    expect(codes.slice(100)).toEqual(Array(100).fill("rate_limited"));
    const answer = { razorpay_order_id: "order_x", razorpay_payment_id: "pay_x", razorpay_signature: "x" };
    for (let call = 0; call < 100; call += 1)
      expect(await refusal(mobilePayment.verify({ id, ...answer }))).toMatchObject({ status: 400 });
    expect(await refusal(mobilePayment.verify({ id, ...answer }))).toMatchObject({ status: 429 });
  });
});
