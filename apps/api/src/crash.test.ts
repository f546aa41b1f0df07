import { afterAll, afterEach, describe, expect, it } from "vitest";
import { ONE_OF_BOTH } from "./testing/databases";
import { serverHomes } from "./testing/server-homes";
import { killServers, runServer, type ServerProcess, startServerProcess } from "./testing/server-process";

const homes = serverHomes();

/** The demo's study hall, by its owner. */
async function studyHall(server: ServerProcess) {
  const client = server.client("pk_demo_carrel");
  await client.auth.login({ email: "owner@athena.test", password: "carrel-demo" });
  return client;
}

/** Books seat 9, which the seed never books, assigns seat 10 in the same way, and kills the server at the acknowledgement. */
async function bookAndKill(server: ServerProcess) {
  const client = await studyHall(server);
  const { data: desks } = await client.desks.list({ limit: 1000 });
  const seat = (number: number) => desks.find(({ name }) => name.replace(/\D+/, "") === `${number}`)?._id ?? "";
  const startAt = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000);
  const booking = await client.desks.bookDesk({
    deskId: seat(9),
    customer: { name: "Nisha Verma", email: "nisha@example.com" },
    type: "HOURLY",
    startAt: startAt.toISOString(),
    endAt: new Date(startAt.getTime() + 3_600_000).toISOString(),
  });
  const { data: plans } = await client.feePlans.list({ limit: 1000 });
  const assignment = await client.desks.assignUser({
    deskId: seat(10),
    customerId: booking.customerId ?? "",
    feePlanId: plans.find(({ bookingType }) => bookingType === "DAILY")?._id ?? "",
    startDate: startAt.toISOString().slice(0, 10),
    method: "cash",
  });
  await server.kill();
  return { booking, assignment };
}

/** Orders a plan at a desktop, pays it by the sandbox's page on a phone, and kills the server before the phone told of it. */
async function payAndKill(server: ServerProcess) {
  const client = await studyHall(server);
  const order = await client.subscription.createOrder({
    planCode: "business-yearly",
    addOns: [{ code: "staff-5", quantity: 2 }],
  });
  const { _id: id } = await client.mobilePayment.createSession({ transactionId: order.transactionId });
  const answer = await fetch(order.checkoutUrl ?? "", { method: "POST" }).then((reply) => reply.json());
  await server.kill();
  return { order, id, answer: { id, ...answer } };
}

afterEach(killServers);
afterAll(homes.close);

// That PGlite's own files outlive kill -9 is what adapters/pglite.test.ts proves.
describe.each(ONE_OF_BOTH)("a server on %s", (kind) => {
  it("still has what it acknowledged right before kill -9: booking, assignment, payment, and each mail once", async () => {
    const environment = await homes.open(kind);
    const { booking, assignment } = await bookAndKill(await startServerProcess(environment));

    const again = await startServerProcess(environment);
    const client = await studyHall(again);
    expect(await client.bookings.get({ id: booking._id })).toMatchObject({ code: booking.code, status: "CONFIRMED" });
    expect(await client.bookings.get({ id: assignment._id })).toMatchObject({ endAt: assignment.endAt });
    const { data: paid } = await client.desks.transactions({ deskId: assignment.deskId });
    expect(paid.map(({ kind, bookingId }) => [kind, bookingId])).toEqual([["assignment", assignment._id]]);
    const mails = await fetch(`${again.address}/dev/outbox.json?to=nisha@example.com`).then((reply) => reply.json());
    expect(mails).toHaveLength(2);
    expect(await again.stop()).toBe(0);
  });

  it("goes on with a payment by phone after kill -9 between paying and telling, and right after, and counts it once", async () => {
    // By which the sandbox signs, as a gateway does before and after.
    const environment = { ...(await homes.open(kind)), SIGNING_SECRET: "a secret of the tests, at least 32 long" };
    const { order, id, answer } = await payAndKill(await startServerProcess(environment));
    const again = await startServerProcess(environment);
    expect(await again.client("pk_demo_carrel").mobilePayment.session({ id })).toMatchObject({ status: "pending" });
    const paid = await again.client("pk_demo_carrel").mobilePayment.verify(answer);
    await again.kill();

    const third = await startServerProcess(environment);
    const desktop = await studyHall(third);
    expect(await desktop.mobilePayment.session({ id })).toMatchObject({ status: "completed", paidAt: paid.paidAt });
    await third.client("pk_demo_carrel").mobilePayment.verify(answer);
    const { transactions } = await desktop.subscription.transactions();
    expect(transactions.filter(({ razorpayOrderId }) => razorpayOrderId === order.checkout?.order_id)).toMatchObject([
      { status: "completed", razorpayPaymentId: answer.razorpay_payment_id },
    ]);
    expect(await third.stop()).toBe(0);
  });
});

it("refuses a second server on the same data folder, and says why", async () => {
  const environment = { ...(await homes.open("pglite")), CARREL_DEMO: "0" };
  const first = await startServerProcess(environment);
  const { ended } = await runServer(environment);
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toMatch(/Another Carrel server is using this data folder/);
  expect(await first.stop()).toBe(0);
});
