import { expect, it } from "vitest";
import { eachHouse, found, type House, PASSWORD, type Place, refusal } from "../testing/house";

const article = { title: "First steps", kind: "article", body: "# Desks" } as const;

/** Adds features by these titles. @returns their ids */
async function addFeatures({ client }: Place, ...titles: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) ids.push((await client.help.addFeature({ title }))._id);
  return ids;
}

const featuresOf = async ({ client }: Place) => (await client.help.features({ limit: 100, page: 1 })).data;
const titlesOf = async (place: Place) => (await featuresOf(place)).map(({ title }) => title);

/** The places that the organisation's features have, in ascending order. */
const positionsOf = async (house: House, { orgId }: Place) => {
  const rows = await house.database.tx({ orgId }, (db) =>
    db.selectFrom("helpFeatures").select("position").orderBy("position").execute(),
  );
  return rows.map(({ position }) => position);
};

const upTo = (count: number) => Array.from({ length: count }, (_, position) => position);

eachHouse("the help", (house) => {
  it("keeps features, parts and resources in the order in which they came", async () => {
    const place = await found(house);
    const { client } = place;
    const [id = "", other = ""] = await addFeatures(place, "Bookings", "Desks");
    expect(await client.help.features({ limit: 1, page: 2 })).toMatchObject({
      data: [{ _id: other, title: "Desks", description: "" }],
      totalRecords: 2,
    });
    const cancel = await client.help.addSubFeature({ id, title: "Cancel" });
    const move = await client.help.addSubFeature({ id, title: "Move", description: "To another desk" });
    expect(await client.help.subFeatures({ id })).toEqual([cancel, move]);
    expect(await client.help.subFeatures({ id: other })).toEqual([]);

    const whole = await client.help.addFeatureResource({ id, ...article });
    expect(whole).toMatchObject({ ...article, featureId: id, subFeatureId: null, url: null });
    const watch = { title: "Watch", kind: "video", url: "https://example.com/cancel" } as const;
    const film = await client.help.addSubFeatureResource({ id, subId: cancel._id, ...watch });
    expect(film).toMatchObject({ ...watch, featureId: id, subFeatureId: cancel._id, body: "" });
    expect(await client.help.featureResources({ id })).toEqual([whole]);
    expect(await client.help.subFeatureResources({ id, subId: cancel._id })).toEqual([film]);
    expect(await client.help.subFeatureResources({ id, subId: move._id })).toEqual([]);
    for (const call of [
      () => client.help.subFeatureResources({ id: other, subId: cancel._id }),
      () => client.help.addSubFeatureResource({ id: other, subId: cancel._id, ...article }),
    ]) {
      expect(await refusal(call())).toMatchObject({ status: 404, message: "Part not found" });
    }
  });

  it("changes the fields that were named, and keeps a resource readable", async () => {
    const place = await found(house);
    const { client } = place;
    const [id = ""] = await addFeatures(place, "Bookings");
    expect(await client.help.updateFeature({ id, description: "And holds" })).toMatchObject({
      _id: id,
      title: "Bookings",
      description: "And holds",
    });
    const part = await client.help.addSubFeature({ id, title: "Cancel", description: "Or confirm" });
    expect(await client.help.updateSubFeature({ subId: part._id, title: "Call off" })).toMatchObject({
      _id: part._id,
      title: "Call off",
      description: "Or confirm",
    });
    const { _id } = await client.help.addFeatureResource({ id, ...article });
    expect((await refusal(client.help.updateResource({ id: _id, body: "" }))).issues[0]?.path).toEqual(["body"]);
    expect((await refusal(client.help.updateResource({ id: _id, kind: "link" }))).issues[0]?.path).toEqual(["url"]);
    const link = { kind: "link", url: "https://example.com/guide", body: "" } as const;
    expect(await client.help.updateResource({ id: _id, ...link })).toMatchObject({ ...link, title: article.title });
    expect((await refusal(client.help.updateResource({ id: _id, url: null }))).issues[0]?.path).toEqual(["url"]);
  });

  it("takes what is below away with a feature or part, and closes the gap", async () => {
    const place = await found(house);
    const { client } = place;
    const [first = "", second = ""] = await addFeatures(place, "Bookings", "Desks", "People");
    const part = await client.help.addSubFeature({ id: first, title: "Cancel" });
    const deep = await client.help.addSubFeatureResource({ id: first, subId: part._id, ...article });
    const whole = await client.help.addFeatureResource({ id: first, ...article });
    expect(await client.help.removeSubFeature({ subId: part._id })).toEqual({ _id: part._id });
    expect(await refusal(client.help.removeResource({ id: deep._id }))).toMatchObject({ status: 404 });
    expect(await client.help.removeFeature({ id: first })).toEqual({ _id: first });
    expect(await refusal(client.help.removeResource({ id: whole._id }))).toMatchObject({ status: 404 });
    expect(await titlesOf(place)).toEqual(["Desks", "People"]);
    expect(await positionsOf(house, place)).toEqual([0, 1]);
    await addFeatures(place, "Plans");
    expect(await titlesOf(place)).toEqual(["Desks", "People", "Plans"]);

    const ids: string[] = [];
    for (const title of ["a", "b", "c"]) {
      ids.push((await client.help.addFeatureResource({ id: second, ...article, title }))._id);
    }
    await client.help.removeResource({ id: ids[1] ?? "" });
    await client.help.addFeatureResource({ id: second, ...article, title: "d" });
    expect((await client.help.featureResources({ id: second })).map(({ title }) => title)).toEqual(["a", "c", "d"]);
  });

  it("lets the records named take each other's places, and leaves the others theirs", async () => {
    const place = await found(house);
    const { client } = place;
    const [a = "", b = "", c = "", d = ""] = await addFeatures(place, "a", "b", "c", "d");
    expect(await client.help.orderFeatures({ order: [d, b] })).toEqual({ order: [d, b] });
    expect(await titlesOf(place)).toEqual(["a", "d", "c", "b"]);
    await client.help.orderFeatures({ order: [b, c, d, a] });
    expect(await titlesOf(place)).toEqual(["b", "c", "d", "a"]);

    const [one, two] = [
      await client.help.addSubFeature({ id: a, title: "one" }),
      await client.help.addSubFeature({ id: a, title: "two" }),
    ];
    await client.help.orderSubFeatures({ order: [two._id, one._id] });
    expect((await client.help.subFeatures({ id: a })).map(({ title }) => title)).toEqual(["two", "one"]);
    const [text, more] = [
      await client.help.addFeatureResource({ id: a, ...article }),
      await client.help.addFeatureResource({ id: a, ...article, title: "More" }),
    ];
    await client.help.orderResources({ order: [more._id, text._id] });
    expect((await client.help.featureResources({ id: a })).map(({ _id }) => _id)).toEqual([more._id, text._id]);
  });

  it("refuses an order of unknown records or of several lists, and changes nothing then", async () => {
    const place = await found(house);
    const { client } = place;
    const [a = "", b = ""] = await addFeatures(place, "a", "b");
    const [foreign = ""] = await addFeatures(await found(house), "foreign");
    for (const unknown of [house.id(), foreign]) {
      expect(await refusal(client.help.orderFeatures({ order: [b, unknown, a] }))).toMatchObject({ status: 404 });
    }
    const mine = await client.help.addSubFeature({ id: a, title: "mine" });
    const theirs = await client.help.addSubFeature({ id: b, title: "theirs" });
    expect(await refusal(client.help.orderSubFeatures({ order: [mine._id, theirs._id] }))).toMatchObject({
      status: 400,
      code: "help_order",
    });
    const whole = await client.help.addFeatureResource({ id: a, ...article });
    const deep = await client.help.addSubFeatureResource({ id: a, subId: mine._id, ...article });
    expect(await refusal(client.help.orderResources({ order: [deep._id, whole._id] }))).toMatchObject({
      status: 400,
      code: "help_order",
    });
    expect(await titlesOf(place)).toEqual(["a", "b"]);
  });

  it("stays free of gaps and of doubles while two editors reorder, add and delete at once", async () => {
    const place = await found(house);
    const ids = await addFeatures(place, ..."abcdefgh");
    const other = house.client("pk_demo_carrel");
    await other.auth.login({ email: place.email, password: PASSWORD });
    const backwards = ids.toReversed();
    const turned = [...ids.slice(3), ...ids.slice(0, 3)];
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([
        place.client.help.orderFeatures({ order: backwards }),
        other.help.orderFeatures({ order: turned }),
        place.client.help.addFeature({ title: "first editor's" }),
        other.help.addFeature({ title: "second editor's" }),
      ]);
      const known = (await featuresOf(place)).map(({ _id }) => _id).filter((id) => ids.includes(id));
      expect([backwards, turned]).toContainEqual(known);
      expect(await positionsOf(house, place)).toEqual(upTo(10 + 2 * round));
    }
    const added = (await featuresOf(place)).map(({ _id }) => _id).filter((id) => !ids.includes(id));
    const outcomes = await Promise.allSettled([
      ...added.map((id) => place.client.help.removeFeature({ id })),
      other.help.orderFeatures({ order: ids }),
      other.help.removeFeature({ id: added[0] ?? "" }),
    ]);
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect((await featuresOf(place)).map(({ _id }) => _id)).toEqual(ids);
    expect(await positionsOf(house, place)).toEqual(upTo(8));
  });

  it("holds 500 records in a list", async () => {
    const place = await found(house);
    const { orgId } = place;
    await house.database.tx({ orgId }, (db) =>
      db
        .insertInto("helpFeatures")
        .values(upTo(499).map((position) => ({ orgId, featureId: house.id(), title: `Feature ${position}`, position })))
        .execute(),
    );
    await addFeatures(place, "The last");
    expect(await refusal(place.client.help.addFeature({ title: "One more" }))).toMatchObject({
      status: 409,
      code: "help_full",
    });
  });
});
