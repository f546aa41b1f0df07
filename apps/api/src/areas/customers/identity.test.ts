import { expect, it } from "vitest";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const asha = { name: "Asha Rao", email: "asha@example.com", phone: "+91 98765 43210" };
const ravi = { name: "Ravi Kumar", email: "ravi@example.com", phone: "+91 98765 43211" };

eachHouse("one person", (house) => {
  const hour = (start = 0) => ({
    type: "HOURLY" as const,
    startAt: house.minutesFromNow(start),
    endAt: house.minutesFromNow(start + 60),
  });
  const countOf = async ({ client }: Awaited<ReturnType<typeof found>>) => (await client.customers.list()).totalRecords;

  it("is who has the address or the number, however they are written, and is named at the field", async () => {
    const place = await found(house);
    const { client } = place;
    const { _id } = await client.customers.add(asha);
    const known = (field: string) => ({ field, _id, name: asha.name });
    const byEmail = await refusal(client.customers.add({ name: "A. Rao", email: "ASHA@Example.com" }));
    expect(byEmail).toMatchObject({
      status: 409,
      code: "customer_known",
      message: "Asha Rao has this e-mail address already. Use that member, or give another.",
      issues: [{ path: ["email"], message: "Asha Rao has this e-mail address already" }],
      data: { known: [known("email")] },
    });
    for (const phone of ["098765 43210", "98765-43210", "+91 (98765) 43210", "919876543210"]) {
      const byPhone = await refusal(client.customers.add({ name: "A. Rao", email: "rao@example.com", phone }));
      expect(byPhone).toMatchObject({ status: 409, issues: [{ path: ["phone"] }], data: { known: [known("phone")] } });
    }
    expect(await countOf(place)).toBe(1);
  });

  it("is nobody whose address is one person's and whose number another's: both are named", async () => {
    const place = await found(house, { desks: 1 });
    const { client, desks } = place;
    const [one, other] = [await client.customers.add(asha), await client.customers.add(ravi)];
    const both = { name: "Somebody", email: asha.email, phone: ravi.phone };
    const data = {
      known: [
        { field: "email", _id: one._id, name: asha.name },
        { field: "phone", _id: other._id, name: ravi.name },
      ],
    };
    const issues = [{ path: ["email"] }, { path: ["phone"] }];
    expect(await refusal(client.customers.add(both))).toMatchObject({ code: "customer_known", issues, data });
    const booking = client.desks.bookDesk({ deskId: desks[0]?._id ?? "", customer: both, ...hour() });
    expect(await refusal(booking)).toMatchObject({
      status: 409,
      code: "customers_differ",
      issues: [{ path: ["customer", "email"] }, { path: ["customer", "phone"] }],
      data,
    });
    expect(await countOf(place)).toBe(2);
  });

  it("stays one where a record is changed, and keeps what two records shared before", async () => {
    const place = await found(house);
    const { client } = place;
    const { _id } = await client.customers.add(asha);
    const other = await client.customers.add(ravi);
    expect(await refusal(client.customers.update({ _id: other._id, phone: "9876543210" }))).toMatchObject({
      status: 409,
      code: "customer_known",
      issues: [{ path: ["phone"] }],
      data: { known: [{ field: "phone", _id, name: asha.name }] },
    });
    expect(
      await client.customers.update({ _id, email: asha.email, phone: "098765 43210", name: "Asha" }),
    ).toMatchObject({ phone: asha.phone, name: "Asha" });
    const twin = await insertCustomer(house, place, { name: "Asha twice", phone: "+919876543210" });
    expect(await client.customers.update({ _id: twin, phone: asha.phone, address: "Pier 4" })).toMatchObject({
      address: "Pier 4",
    });
  });

  it("is booked for as who he is known, by address or by number, in whichever branch he was added", async () => {
    const place = await found(house, { desks: 1 });
    const { client, desks } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const { _id } = await client.customers.add({ ...asha, branchId: annex._id });
    const deskId = desks[0]?._id ?? "";
    const book = (customer: { name: string; email?: string; phone?: string }, start: number) =>
      client.desks.bookDesk({ deskId, customer, ...hour(start) });
    expect(await book({ name: "Asha", phone: "9876543210" }, 0)).toMatchObject({
      customerId: _id,
      visitor: { name: asha.name, phone: asha.phone },
    });
    expect(await book({ name: "Asha", email: asha.email }, 60)).toMatchObject({ customerId: _id });
    const first = await book({ name: "Ravi", phone: "098765 43211" }, 120);
    expect(first.visitor.phone).toBe("+91 98765 43211");
    expect((await book({ name: "Ravi K.", phone: "+919876543211" }, 180)).customerId).toBe(first.customerId);
  });

  it("is asked for within what somebody sees: of other branches he learns nothing", async () => {
    const place = await found(house);
    const { client } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    await client.customers.add(asha);
    const elsewhere = await hire(house, place, { permissions: ["customers.write"], branches: [annex._id] });
    const added = await elsewhere.customers.add(asha);
    expect(added).toMatchObject({ ...asha, branchId: annex._id });
    const { _id } = await elsewhere.customers.add({ name: "Ravi Kumar", email: ravi.email });
    expect(await elsewhere.customers.update({ _id, name: "Ravi" })).toMatchObject({ name: "Ravi" });
    // Who may not read customers hears no name, of his own branch either.
    const unnamed = await refusal(elsewhere.customers.add({ name: "A. Rao", email: asha.email }));
    expect(unnamed).toMatchObject({
      issues: [{ message: "Another member has this e-mail address already" }],
      data: { known: [] },
    });
    // Who sees both is told.
    expect(await refusal(client.customers.update({ _id, email: asha.email }))).toMatchObject({
      code: "customer_known",
    });
  });

  it("is added once, whoever adds and books for him at the same time, on paper or by list", async () => {
    const place = await found(house, { desks: 4 });
    const { client, desks } = place;
    const outcomes = await Promise.allSettled([
      ...["098765 43210", "9876543210", "+919876543210"].map((phone) => client.customers.add({ name: "Asha", phone })),
      client.customers.add(asha),
      ...desks.slice(0, 3).map(({ _id }) => client.desks.bookDesk({ deskId: _id, customer: asha, ...hour() })),
      client.desks.processBulkBooking({
        validatedData: [{ deskId: desks[3]?._id ?? "", customer: { name: "Asha", phone: asha.phone }, ...hour() }],
      }),
    ]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(["customer_known"]));
    expect(await countOf(place)).toBe(1);
  });

  it("is known by a number that nobody can read only together with his name", async () => {
    const { client } = await found(house);
    const short = { name: "Asha Rao", phone: "12345" };
    await client.customers.add(short);
    expect(await refusal(client.customers.add({ ...short, name: "ASHA RAO" }))).toMatchObject({
      code: "customer_known",
    });
    expect(await client.customers.add({ ...short, name: "Ravi Kumar" })).toMatchObject({ phone: "12345" });
  });
});
