import type { HelpHit } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { countCosts } from "../../testing/counting";
import { eachHouse, found, type House, type Place, refusal } from "../testing/house";
import { hire } from "../testing/staff";

/** Writes a help: a topic with a part, an article and a link; and another topic. */
async function write({ client }: Place) {
  const hall = await client.help.addFeature({ title: "Opening the hall", description: "Who has the keys" });
  const part = await client.help.addSubFeature({ id: hall._id, title: "Lost keys", description: "100% calm, no_body" });
  const article = await client.help.addSubFeatureResource({
    id: hall._id,
    subId: part._id,
    title: "In the morning",
    kind: "article",
    body: `${"First things first. ".repeat(40)}\n\n1. Unlock, then the **Lights**.\n\n${"And so on. ".repeat(40)}`,
  });
  const link = await client.help.addFeatureResource({
    id: hall._id,
    title: "Locksmith",
    kind: "link",
    url: "https://example.com/smith",
  });
  const desks = await client.help.addFeature({ title: "Desks and keys" });
  return { hall, part, article, link, desks };
}

const finder =
  ({ client }: Place) =>
  async (search: string) =>
    (await client.help.search({ search, limit: 100, page: 1 })).data.map(({ title }) => title);

/** Many articles that say the same. */
const fill = (house: House, { orgId }: Place, featureId: string, count: number) =>
  house.database.tx({ orgId }, (db) =>
    db
      .insertInto("helpResources")
      .values(
        Array.from({ length: count }, (_, position) => ({
          orgId,
          featureId,
          resourceId: house.id(),
          title: `Article ${position}`,
          kind: "article" as const,
          body: "All about lockers",
          position,
        })),
      )
      .execute(),
  );

eachHouse("a search of the help", (house) => {
  it("finds features, parts, articles and links, by all that they say", async () => {
    const place = await found(house);
    const { hall, part, article, link } = await write(place);
    const at = { feature: { _id: hall._id, title: hall.title }, subFeature: null };
    const inPart = { ...at, subFeature: { _id: part._id, title: part.title } };
    const only = async (search: string) => (await place.client.help.search({ search })).data;
    expect(await only("who has")).toEqual([
      // Where it stands is found too, but what says it itself is first.
      { _id: hall._id, kind: "feature", title: hall.title, excerpt: "Who has the keys", ...at },
    ]);
    expect(await only("calm")).toEqual([
      { _id: part._id, kind: "subFeature", title: part.title, excerpt: "100% calm, no_body", ...inPart },
    ]);
    expect(await only("locksmith")).toEqual([{ _id: link._id, kind: "link", title: link.title, excerpt: "", ...at }]);
    const [hit, ...others] = await only("LIGHTS");
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ _id: article._id, kind: "article", title: article.title, ...inPart });
    expect(hit?.excerpt).toMatch(/^…\S.* Unlock, then the Lights\. And so on\. .*…$/);
  });

  it("takes each word by itself, in any case of letters, and puts first what is called so", async () => {
    const place = await found(house);
    await write(place);
    const titles = finder(place);
    expect(await titles("KEYS")).toEqual(["Desks and keys", "Lost keys", "Opening the hall", "In the morning"]);
    expect(await titles("hall  open")).toEqual(["Opening the hall", "Lost keys", "Locksmith", "In the morning"]);
    expect(await titles("keys lights")).toEqual(["In the morning"]);
    expect(await titles("lights desks")).toEqual([]);
  });

  it("takes nothing in a word for a pattern", async () => {
    const place = await found(house);
    await write(place);
    const titles = finder(place);
    expect(await titles("0%")).toEqual(["Lost keys"]);
    expect(await titles("o_b")).toEqual(["Lost keys"]);
    for (const pattern of ["%%", "__", "k%s", "ke_s", "\\w", ".*", "'--", "keys\\"]) {
      expect(await titles(pattern)).toEqual([]);
    }
  });

  it("tells pages and how many there are, 500 at most, by one statement each", async () => {
    const place = await found(house);
    const { hall, desks } = await write(place);
    const { client } = place;
    const all = await client.help.search({ search: "keys", limit: 4, page: 1 });
    expect(all.totalRecords).toBe(4);
    const walked: HelpHit[] = [];
    for await (const hit of client.help.search.pages({ search: "keys", limit: 3 })) walked.push(hit);
    expect(walked).toEqual(all.data);
    expect(await client.help.search({ search: "keys", limit: 3, page: 9 })).toMatchObject({
      data: [],
      totalRecords: 4,
    });
    expect(await client.help.search({ search: "nothing" })).toMatchObject({ data: [], totalRecords: 0 });

    const costOf = countCosts(house.api.ports);
    const { statements: ofFew } = await costOf(() => client.help.search({ search: "lockers" }));
    await fill(house, place, desks._id, 499);
    await client.help.removeFeature({ id: hall._id });
    const other = await client.help.addFeature({ title: "More" });
    await fill(house, place, other._id, 499);
    const { statements: ofMany } = await costOf(() => client.help.search({ search: "lockers", limit: 500 }));
    expect(ofMany).toBe(ofFew);
    const many = await client.help.search({ search: "lockers", limit: 1000, page: 1 });
    expect(many).toMatchObject({ totalRecords: 500, data: { length: 500 } });
    expect([many.data.at(0)?.feature.title, many.data.at(-1)?.feature.title]).toEqual(["Desks and keys", "More"]);
  });

  it("finds nothing of another organisation", async () => {
    const place = await found(house);
    const stranger = await found(house);
    await write(stranger);
    expect(await finder(place)("keys")).toEqual([]);
    expect(await finder(stranger)("keys")).toHaveLength(4);
  });

  it("says what is wrong with a text that is short, empty or missing", async () => {
    const { client } = await found(house);
    const short = [{ path: ["search"], message: "Search for at least 2 characters" }];
    expect(await refusal(client.help.search({ search: " k " }))).toMatchObject({ status: 400, issues: short });
    // A client leaves empty filters out.
    for (const search of ["", "   "]) {
      const missing = [{ path: ["search"], message: "Fill this in" }];
      expect(await refusal(client.help.search({ search }))).toMatchObject({ status: 400, issues: missing });
    }
  });

  it("is for those who may read the help, of whatever branch", async () => {
    const place = await found(house);
    await write(place);
    const branches = [place.branch._id];
    const reader = await hire(house, place, { permissions: ["help.read"], branches });
    expect((await reader.help.search({ search: "locksmith" })).totalRecords).toBe(1);
    const other = await hire(house, place, { permissions: ["desks.read"], branches });
    expect(await refusal(other.help.search({ search: "locksmith" }))).toMatchObject({ status: 403 });
  });
});
