import { sql } from "kysely";
import { expect, it } from "vitest";
import { sweepFiles } from "../../platform/files/sweep-files";
import { PartsFailedError } from "../../platform/stand-alone";
import { pictureFile } from "../../testing/pictures";
import { eachHouse, found, type House, type Place, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const PLATFORM_KEY = "pk_demo_carrel";

const read = (house: House, url: string) => house.api.fetch(new Request(url));

/** What the store holds of an organisation's. */
const storedOf = (house: House, { orgId }: Pick<Place, "orgId">) =>
  [...house.api.files.kept.keys()].filter((key) => key.startsWith(`${orgId}/`));

const upload = async ({ client, branch }: Place, count = 1) =>
  client.gallery.upload({
    branchId: branch._id,
    images: await Promise.all(Array.from({ length: count }, () => pictureFile())),
  });

eachHouse("a branch's gallery", (house) => {
  it("shows pictures in the order in which they came, each redrawn, at addresses that last ten minutes", async () => {
    const place = await found(house);
    const { client, branch, orgId } = place;
    const images = [await pictureFile("jpeg", { width: 4000, height: 1000 }), await pictureFile("avif")];
    const [wide, small] = await client.gallery.upload({ branchId: branch._id, images });
    const [third] = await upload(place);
    const shown = await client.gallery.list({ branchId: branch._id });
    expect(shown.map(({ key, order }) => [key, order])).toEqual(
      [wide, small, third].map((image, order) => [image?.key, order]),
    );
    expect(shown.every(({ key }) => key.startsWith(`${orgId}/gallery/`))).toBe(true);

    const url = shown[0]?.url ?? "";
    const picture = await read(house, url);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(picture.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(picture.headers.get("cache-control")).toMatch(/^private, max-age=\d+/);
    expect(new TextDecoder("latin1").decode(await picture.bytes())).toMatch(/^RIFF....WEBP/s);
    house.advance({ seconds: 601 });
    expect((await read(house, url)).status).toBe(410);
    expect((await read(house, url.replace(/signature=.{8}/, "signature=00000000"))).status).toBe(404);
    expect((await read(house, url.replace(/\?.*/, ""))).status).toBe(404);
  });

  it("loses a picture for good once it was removed", async () => {
    const place = await found(house);
    const { client, branch } = place;
    const [first, second] = await upload(place, 2);
    const imageKey = first?.key ?? "";
    expect(await client.gallery.removeImage({ branchId: branch._id, imageKey })).toMatchObject([
      { key: second?.key, order: 0 },
    ]);
    expect(await refusal(client.gallery.removeImage({ branchId: branch._id, imageKey }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(client.files.presign({ key: imageKey, type: "read" }))).toMatchObject({ status: 404 });

    await sweepFiles(house.api.ports);
    expect(storedOf(house, place)).toHaveLength(2);
    house.advance({ minutes: 61 });
    await sweepFiles(house.api.ports);
    expect(storedOf(house, place)).toEqual([second?.key]);
    await client.branches.remove({ id: branch._id });
    await sweepFiles(house.api.ports);
    expect(storedOf(house, place)).toEqual([]);
  });

  it("takes only pictures, and says of each other file what is wrong with it", async () => {
    const place = await found(house);
    const { client, branch } = place;
    const send = async (...images: Blob[]) => refusal(client.gallery.upload({ branchId: branch._id, images }));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
    const good = await pictureFile();
    expect(await send(good, new File([svg], "logo.svg", { type: "image/svg+xml" }))).toMatchObject({
      status: 415,
      code: "unsupported_image",
      message: "logo.svg is not a PNG, JPEG, WebP or AVIF picture. Choose one of those.",
    });
    expect(await send(new File([svg], "innocent.png", { type: "image/png" }))).toMatchObject({ status: 415 });
    const half = (await good.bytes()).slice(0, 60);
    expect(await send(new File([half], "half.png", { type: "image/png" }))).toMatchObject({
      status: 415,
      message: expect.stringContaining("half.png can't be read as a picture."),
    });
    expect(await send(new File([new Uint8Array(5 * 1024 * 1024 + 1)], "huge.jpg"))).toMatchObject({
      status: 413,
      code: "file_too_large",
      message: "huge.jpg is larger than 5 MiB. Make it smaller or save it at a lower quality.",
    });
    expect(storedOf(house, place)).toEqual([]);
    expect(await client.gallery.list({ branchId: branch._id })).toEqual([]);
  });

  it("leaves no file behind for ever where its call failed", async () => {
    const place = await found(house);
    const { client } = place;
    const images = [await pictureFile()];
    expect(await refusal(client.gallery.upload({ branchId: house.id(), images }))).toMatchObject({ status: 404 });
    expect(storedOf(house, place)).toHaveLength(1);
    house.api.files.isDown = true;
    expect(await refusal(client.gallery.upload({ branchId: place.branch._id, images }))).toMatchObject({ status: 500 });
    house.advance({ hours: 2 });
    await expect(sweepFiles(house.api.ports)).rejects.toThrow(PartsFailedError);
    house.api.files.isDown = false;
    await sweepFiles(house.api.ports);
    expect(storedOf(house, place)).toEqual([]);
    const { rows } = await house.database.tx({ orgId: place.orgId }, (db) =>
      sql`select file_key from stored_files`.execute(db),
    );
    expect(rows).toEqual([]);
  });

  it("has room for fifty", async () => {
    const place = await found(house);
    const { client, branch, orgId } = place;
    await house.database.tx({ orgId }, (db) =>
      db
        .insertInto("galleryImages")
        .values(
          Array.from({ length: 49 }, (_, position) => ({
            orgId,
            branchId: branch._id,
            position,
            fileKey: `${orgId}/gallery/${house.id()}.webp`,
          })),
        )
        .execute(),
    );
    await Promise.all([upload(place), refusal(upload(place, 2))]).then(([, refused]) =>
      expect(refused).toMatchObject({ status: 409, code: "gallery_full" }),
    );
    expect(await refusal(upload(place))).toMatchObject({ status: 409, code: "gallery_full" });
    expect((await client.gallery.list({ branchId: branch._id })).map(({ order }) => order)).toHaveLength(50);
  });

  it("stands in the order that it is given, whose first picture stands for the place", async () => {
    const place = await found(house);
    const { client, branch, orgCode } = place;
    const branchId = branch._id;
    const [a = "", b = "", c = ""] = (await upload(place, 3)).map(({ key }) => key);
    expect((await client.gallery.reorder({ branchId, keys: [c, a, b] })).map(({ key, order }) => [key, order])).toEqual(
      [
        [c, 0],
        [a, 1],
        [b, 2],
      ],
    );
    expect((await client.gallery.list({ branchId })).map(({ key }) => key)).toEqual([c, a, b]);
    const site = await house.client(PLATFORM_KEY).organisation.site({ orgCode });
    expect(site.branches[0]?.photos).toEqual([c, a, b]);
    // What comes later stands at the end.
    const [d = ""] = (await upload(place)).map(({ key }) => key);
    expect((await client.gallery.list({ branchId })).map(({ key }) => key)).toEqual([c, a, b, d]);
  });

  it("is put in order as a whole: not with a picture missing, twice, or of somebody else's", async () => {
    const place = await found(house);
    const other = await found(house);
    const { client, branch } = place;
    const branchId = branch._id;
    const [a = "", b = ""] = (await upload(place, 2)).map(({ key }) => key);
    const [foreign = ""] = (await upload(other)).map(({ key }) => key);
    const order = (keys: string[]) => refusal(client.gallery.reorder({ branchId, keys }));
    for (const keys of [[b], [b, foreign], [b, a, foreign]]) {
      expect(await order(keys)).toMatchObject({ status: 409, code: "gallery_changed" });
    }
    for (const keys of [[], [a, a], [a, a, b]]) {
      expect(await order(keys)).toMatchObject({ status: 400, issues: [{ path: ["keys"] }] });
    }
    expect(await refusal(other.client.gallery.reorder({ branchId, keys: [b, a] }))).toMatchObject({ status: 404 });
    expect((await client.gallery.list({ branchId })).map(({ key }) => key)).toEqual([a, b]);
  });

  it("is put in order by two at once, and stands as one of them said", async () => {
    const place = await found(house);
    const { client, branch } = place;
    const branchId = branch._id;
    const [a = "", b = "", c = ""] = (await upload(place, 3)).map(({ key }) => key);
    const [forwards, backwards] = [
      [b, c, a],
      [c, b, a],
    ];
    await Promise.all([forwards, backwards].map((keys) => client.gallery.reorder({ branchId, keys })));
    const stands = (await client.gallery.list({ branchId })).map(({ key }) => key);
    expect([forwards, backwards]).toContainEqual(stands);
    const { rows } = await house.database.tx({ orgId: place.orgId }, (db) =>
      sql<{ position: number }>`select position from gallery_images order by position`.execute(db),
    );
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2]);
    // One is deleted as another puts them in order: either way what is left is whole.
    const [ordered] = await Promise.allSettled([
      client.gallery.reorder({ branchId, keys: [a, b, c] }),
      client.gallery.removeImage({ branchId, imageKey: b }),
    ]);
    const left = (await client.gallery.list({ branchId })).map(({ key }) => key);
    expect(left).toEqual(ordered.status === "fulfilled" ? [a, c] : stands.filter((key) => key !== b));
  });

  it("is put in order by who may change its branch alone", async () => {
    const place = await found(house);
    const { branch } = place;
    const keys = (await upload(place, 2)).map(({ key }) => key).reverse();
    const elsewhere = await place.client.branches.add({ name: "Elsewhere", timezone: "Asia/Kolkata" });
    const permissions = ["branches.read", "branches.write"] as const;
    const local = await hire(house, place, { permissions, branches: [branch._id] });
    const stranger = await hire(house, place, { permissions, branches: [elsewhere._id] });
    const reader = await hire(house, place, { permissions: ["branches.read"] });
    const input = { branchId: branch._id, keys };
    expect(await refusal(stranger.gallery.reorder(input))).toMatchObject({ status: 404 });
    expect(await refusal(reader.gallery.reorder(input))).toMatchObject({ status: 403 });
    expect((await local.gallery.reorder(input)).map(({ key }) => key)).toEqual(keys);
  });

  it("repeats an upload's reply under its key and stores it once for whoever looks", async () => {
    const { client, branch } = await found(house);
    const input = { branchId: branch._id, images: [await pictureFile()] };
    const [first] = await client.gallery.upload(input, { idempotencyKey: "one-upload" });
    const [again] = await client.gallery.upload(input, { idempotencyKey: "one-upload" });
    expect(again?.key).toBe(first?.key);
    expect(await client.gallery.list({ branchId: branch._id })).toHaveLength(1);
  });

  it("is signed for anyone as long as the branch is open, and to each key only what it serves", async () => {
    const place = await found(house);
    const other = await found(house);
    const [image] = await upload(place);
    const [foreign] = await upload(other);
    const keys = [
      foreign?.key ?? "",
      image?.key ?? "",
      "no/such/file.webp",
      `${place.orgId}/gallery/${house.id()}.webp`,
    ];
    const platform = house.client(PLATFORM_KEY);
    const signed = await platform.gallery.signedUrls({ keys });
    expect(signed.map(({ key }) => key)).toEqual(keys.slice(0, 2));
    expect((await read(house, signed[1]?.url ?? "")).status).toBe(200);
    const published = { key: image?.key ?? "", type: "read" } as const;
    expect((await platform.files.presign(published)).url).toContain(published.key);

    const stranger = house.client("pk_demo_athena");
    expect(await stranger.gallery.signedUrls({ keys })).toEqual([]);
    expect(await refusal(stranger.files.presign(published))).toMatchObject({ status: 404, code: "not_found" });

    await place.client.branches.update({ _id: place.branch._id, isActive: false });
    expect((await platform.gallery.signedUrls({ keys })).map(({ key }) => key)).toEqual([foreign?.key]);
    expect(await refusal(platform.files.presign(published))).toMatchObject({ status: 404 });
    expect(await place.client.gallery.list({ branchId: place.branch._id })).toHaveLength(1);
  });
});
