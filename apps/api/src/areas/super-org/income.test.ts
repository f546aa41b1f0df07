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

eachHouse("the platform's income", (house) => {
  it("is what was paid, by month and plan, and never what is to be given back", async () => {
    const owner = await platform(house);
    const starterOf = async () => {
      const { months, parts } = await owner.superOrg.income();
      expect(months).toHaveLength(12);
      expect(months).toEqual(months.toSorted());
      expect(parts.every(({ month, amount, payments }) => months.includes(month) && amount > 0 && payments > 0)).toBe(
        true,
      );
      return parts.find(({ month, planCode }) => month === months.at(-1) && planCode === "starter");
    };
    const before = await starterOf();
    const { client } = await found(house);
    const tooLate = await payAt(house, await client.subscription.createOrder(STARTER));
    await buy(house, client, STARTER);
    expect(await refusal(client.subscription.verifyPayment(tooLate))).toMatchObject({ code: "payment_to_return" });
    expect(await starterOf()).toEqual({
      month: (await owner.superOrg.income()).months.at(-1),
      planCode: "starter",
      planName: "Starter",
      currency: "INR",
      payments: (before?.payments ?? 0) + 1,
      amount: (before?.amount ?? 0) + 99_900,
    });
  });

  it("is nobody else's to see, nor for those of some branches", async () => {
    const { client } = await found(house);
    expect(await refusal(client.superOrg.income())).toMatchObject({ status: 403 });
    const owner = await platform(house);
    const { _id: orgId } = (await owner.auth.session()).loggedOrgDetails;
    const { email } = await insertPerson(house, orgId, { permissions: ["superOrg.read"], branches: [] });
    const some = house.client("pk_demo_carrel");
    await some.auth.login({ email, password: PASSWORD });
    expect(await refusal(some.superOrg.income())).toMatchObject({ code: "branch_scope" });
  });
});
