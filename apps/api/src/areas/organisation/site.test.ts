import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../testing/house";

eachHouse("what an organisation's own site shows", (house) => {
  it("is its open branches, the way in, the prices that it lists, and a layout that goes with what it runs", async () => {
    const { client, branch, orgCode } = await found(house, { workspaceKind: "study-hall" });
    const directions = "Ring at the blue door.\nBicycles stand in the yard.";
    await client.branches.update({ _id: branch._id, directions });
    const plan = { bookingType: "DAILY", taxPercent: 18, isListed: true } as const;
    const month = { count: 1, unit: "month" } as const;
    await client.feePlans.add({ ...plan, name: "Month", duration: month, amount: 90_000 });
    await client.feePlans.add({
      ...plan,
      name: "Quiet month",
      duration: month,
      amount: 80_000,
      prices: [{ zone: "Window", amount: 60_000 }],
    });
    await client.feePlans.add({ ...plan, name: "Friends", duration: month, amount: 1, isListed: false });
    await client.feePlans.add({ ...plan, name: "Old", duration: month, amount: 1, isActive: false });

    const site = await house.client("pk_demo_carrel").organisation.site({ orgCode });
    expect(site).toMatchObject({
      orgCode,
      bookingsClosed: null,
      content: { layout: "reading-room", headline: "", about: "", hiddenParts: [] },
      branches: [
        {
          _id: branch._id,
          directions,
          plans: [
            { name: "Quiet month", amount: 70_800, isFrom: true, sells: "seat" },
            { name: "Month", amount: 106_200, isFrom: false },
          ],
        },
      ],
    });
    expect(Object.keys(site.branches[0]?.plans[0] ?? {})).not.toContain("description");
    await client.branches.update({ _id: branch._id, isActive: false });
    expect((await house.client("pk_demo_carrel").organisation.site({ orgCode })).branches).toEqual([]);
  });

  it("is found by an organisation's code alone, and by no key of another's client", async () => {
    const { orgCode } = await found(house);
    const ask = (key: string, code: string) => refusal(house.client(key).organisation.site({ orgCode: code }));
    expect(await ask("pk_demo_carrel", "NOBODY")).toMatchObject({ status: 404 });
    expect(await ask("pk_demo_carrel", "")).toMatchObject({ status: 400 });
    expect(await ask("pk_demo_harbour", orgCode)).toMatchObject({ status: 404 });
  });
});
