import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../testing/house";
import { setCancelUntil, visiting } from "../testing/visiting";

eachHouse("what a visitor's cancellation means for his money", (house) => {
  it("is told before, and staff are told how much to give back", async () => {
    const place = await found(house, { desks: 2 });
    await setCancelUntil(house, place.orgId, 30);
    const { client, book } = await visiting(house, place);
    const { bookingId: id, data } = await book(60);
    const cancelUntil = new Date(Date.parse(data.startAt) - 30 * 60_000).toISOString();
    const preview = { amount: data.amount, unused: data.amount, currency: "INR", cancelUntil };
    expect(data.amount).toBeGreaterThan(0);
    expect(await client.visitor.previewCancel({ id })).toEqual({ ...preview, paid: 0, refund: 0 });
    await place.client.bookings.pay({ id, amount: 1_000, method: "upi" });
    expect(await client.visitor.previewCancel({ id })).toEqual({ ...preview, paid: 1_000, refund: 1_000 });
    const toGiveBack = async () =>
      (await place.client.bookings.list({ payment: "refundable", limit: 5, page: 1 })).data.map(({ _id }) => _id);
    expect(await toGiveBack()).toEqual([]);
    await client.visitor.cancelBooking({ id });
    expect(await toGiveBack()).toEqual([id]);
    await house.tell();
    const { data: told } = await place.client.notifications.list({ limit: 20, page: 1 });
    expect(told.find(({ type }) => type === "booking_cancelled")?.body).toMatch(/₹10 was paid for it: give it back\.$/);
    expect(await refusal(client.visitor.previewCancel({ id }))).toMatchObject({
      status: 409,
      code: "booking_transition",
    });
    await place.client.bookings.refund({ id, amount: 1_000, method: "upi", reason: "Cancelled" });
    expect(await toGiveBack()).toEqual([]);
  });

  it("is refused as cancelling is, to strangers and too late", async () => {
    const place = await found(house, { desks: 2 });
    const { client, book } = await visiting(house, place);
    const { client: other } = await visiting(house, place);
    const { bookingId: id } = await book(60);
    expect(await refusal(other.visitor.previewCancel({ id }))).toMatchObject({ status: 404 });
    await setCancelUntil(house, place.orgId, 90);
    expect(await refusal(client.visitor.previewCancel({ id }))).toMatchObject({ status: 409, code: "cancel_too_late" });
  });
});
