import { expect, it } from "vitest";
import { eachHouse, found, type House, PASSWORD, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const ELSEWHERE = { vpa: "northside@okbank", payeeName: "Northside" };

const resellerOf = async (house: House) => {
  const reseller = house.client("pk_demo_carrel");
  await reseller.auth.login({ email: "owner@northside.test", password: PASSWORD });
  return reseller;
};

eachHouse("where a client's payments go", (house) => {
  it("is for the client to accept, whatever its reseller sets", async () => {
    const reseller = await resellerOf(house);
    const { client, orgId } = await found(house, { apiKey: "pk_demo_northside" });
    const own = { vpa: "hall@okbank", payeeName: "The Hall" };
    await client.organisation.updateSettings({ _id: orgId, upiDetails: own });
    await reseller.organisation.updateSettings({ _id: orgId, upiDetails: ELSEWHERE, brandNameVisible: false });
    const waiting = await client.organisation.settings();
    expect(waiting).toMatchObject({
      upiDetails: own,
      brandNameVisible: false,
      upiProposal: { upiDetails: ELSEWHERE, proposedBy: "Northside Spaces" },
    });
    expect(waiting.paymentLink).toContain("hall@okbank");
    expect(await reseller.organisation.client({ id: orgId })).toMatchObject({
      upiDetails: own,
      upiProposal: { upiDetails: ELSEWHERE },
    });
    await house.tell();
    expect((await client.notifications.list({ limit: 1, page: 1 })).data).toMatchObject([
      { type: "payment_address_proposed", title: "Northside Spaces wants your payments to go elsewhere" },
    ]);

    const proposedAt = waiting.upiProposal?.proposedAt ?? "";
    const gone = { status: 409, code: "nothing_proposed" };
    const other = house.minutesFromNow(5);
    expect(await refusal(client.organisation.answerUpiProposal({ accept: true, proposedAt: other }))).toMatchObject(
      gone,
    );
    expect(await client.organisation.answerUpiProposal({ accept: false, proposedAt })).toMatchObject({
      upiDetails: own,
      upiProposal: null,
    });
    expect(await refusal(client.organisation.answerUpiProposal({ accept: true, proposedAt }))).toMatchObject(gone);

    await reseller.organisation.updateSettings({ _id: orgId, upiDetails: null });
    const again = (await client.organisation.settings()).upiProposal;
    expect(again?.upiDetails).toBeNull();
    expect(
      await client.organisation.answerUpiProposal({ accept: true, proposedAt: again?.proposedAt ?? "" }),
    ).toMatchObject({ upiDetails: null, upiProposal: null, paymentLink: null });
  });

  it("is answered by a person who works in every branch, and by the client's own change", async () => {
    const reseller = await resellerOf(house);
    const place = await found(house, { apiKey: "pk_demo_northside" });
    const { client, orgId, branch } = place;
    const propose = async () => {
      await reseller.organisation.updateSettings({ _id: orgId, upiDetails: ELSEWHERE });
      return (await client.organisation.settings()).upiProposal?.proposedAt ?? "";
    };
    const proposedAt = await propose();
    const local = await hire(house, place, { permissions: ["organisation.write"], branches: [branch._id] });
    const { key } = await client.apiKeys.add({ kind: "secret", name: "Server", permissions: ["organisation.write"] });
    for (const [who, code] of [
      [local, "branch_scope"],
      [house.client(key), "person_needed"],
      [reseller, "nothing_proposed"],
    ] as const) {
      expect(await refusal(who.organisation.answerUpiProposal({ accept: true, proposedAt }))).toMatchObject({ code });
    }
    await client.organisation.updateSettings({ _id: orgId, upiDetails: { vpa: "hall@okbank", payeeName: "The Hall" } });
    expect(await client.organisation.settings()).toMatchObject({
      upiDetails: { vpa: "hall@okbank" },
      upiProposal: null,
    });
    // Proposing what is so already is nothing to answer.
    await reseller.organisation.updateSettings({
      _id: orgId,
      upiDetails: { vpa: "hall@okbank", payeeName: "The Hall" },
    });
    expect((await client.organisation.settings()).upiProposal).toBeNull();

    // A whole record that is sent back as it was read answers and withdraws nothing.
    const proposed = await propose();
    await reseller.organisation.updateSettings(await reseller.organisation.client({ id: orgId }));
    await client.organisation.updateSettings(await client.organisation.settings());
    expect((await client.organisation.settings()).upiProposal?.proposedAt).toBe(proposed);
    await reseller.organisation.updateSettings({
      _id: orgId,
      upiDetails: { vpa: "hall@okbank", payeeName: "The Hall" },
    });
    expect((await client.organisation.settings()).upiProposal).toBeNull();
  });
});
