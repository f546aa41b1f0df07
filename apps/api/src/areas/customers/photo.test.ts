import { expect, it } from "vitest";
import { sweepFiles } from "../../platform/files/sweep-files";
import { dotFile, pictureFile } from "../../testing/pictures";
import { eachHouse, found, type House, type Place, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const asha = { name: "Asha Rao", email: "asha@example.com" };

const read = (house: House, url: string | null) => house.api.fetch(new Request(url ?? ""));

/** What the store holds of an organisation's. */
const storedOf = (house: House, { orgId }: Pick<Place, "orgId">) =>
  [...house.api.files.kept.keys()].filter((key) => key.startsWith(`${orgId}/`));

eachHouse("a customer's picture", (house) => {
  it("is redrawn, and read wherever staff read the customer, at addresses that last ten minutes", async () => {
    const { client, orgId } = await found(house);
    const { _id: id, photoUrl: none } = await client.customers.add(asha);
    expect(none).toBeNull();
    const photo = await pictureFile("jpeg", { width: 3000, height: 4000 });
    const customer = await client.customers.uploadPhoto({ id, photo });
    expect(customer.photoKey).toMatch(new RegExp(`^${orgId}/photos/[-0-9a-f]{36}\\.webp$`));
    for (const shown of [
      customer,
      await client.customers.get({ id }),
      (await client.customers.list()).data[0],
      (await client.customers.list({ search: "asha" })).data[0],
      await client.customers.update({ _id: id, address: "14 Library Lane" }),
    ]) {
      expect(shown).toMatchObject({ photoKey: customer.photoKey, photoUrl: customer.photoUrl });
    }

    const picture = await read(house, customer.photoUrl);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(new TextDecoder("latin1").decode(await picture.bytes())).toMatch(/^RIFF....WEBP/s);
    house.advance({ seconds: 601 });
    expect((await read(house, customer.photoUrl)).status).toBe(410);
    const renewed = await client.customers.get({ id });
    expect((await read(house, renewed.photoUrl)).status).toBe(200);
    expect((await read(house, renewed.photoUrl?.replace(/signature=.{8}/, "signature=00000000") ?? null)).status).toBe(
      404,
    );
  });

  it("is nobody's to see but the staff's: no public call signs it", async () => {
    const { client } = await found(house);
    const { _id: id } = await client.customers.add(asha);
    const { photoKey } = await client.customers.uploadPhoto({ id, photo: dotFile() });
    const key = photoKey ?? "";
    for (const apiKey of ["pk_demo_carrel", "pk_demo_harbour"]) {
      const visitor = house.client(apiKey);
      expect(await refusal(visitor.files.presign({ key, type: "read" }))).toMatchObject({ status: 404 });
      expect(await visitor.gallery.signedUrls({ keys: [key] })).toEqual([]);
    }
    expect(await refusal(client.files.presign({ key, type: "read" }))).toMatchObject({ status: 404 });
  });

  it("takes the place of the one before, is removed with null, and goes with the customer", async () => {
    const place = await found(house);
    const { client } = place;
    const { _id: id } = await client.customers.add(asha);
    const first = await client.customers.uploadPhoto({ id, photo: dotFile() });
    const second = await client.customers.uploadPhoto({ id, photo: dotFile() });
    expect(second.photoKey).not.toBe(first.photoKey);
    // Put back at once, as who undoes it does.
    expect(await client.customers.update({ _id: id, photoKey: null })).toMatchObject({
      photoKey: null,
      photoUrl: null,
    });
    await client.customers.update({ _id: id, photoKey: second.photoKey });
    house.advance({ minutes: 61 });
    await sweepFiles(house.api.ports);
    expect(storedOf(house, place)).toEqual([second.photoKey]);
    const gone = await refusal(client.customers.update({ _id: id, photoKey: first.photoKey }));
    expect(gone).toMatchObject({ status: 400, issues: [{ path: ["photoKey"] }] });
    await client.customers.remove({ id });
    await sweepFiles(house.api.ports);
    expect(storedOf(house, place)).toEqual([]);
  });

  it("is a picture by its content, whatever its name says, and no file of another kind or organisation", async () => {
    const place = await found(house);
    const { client, branch } = place;
    const { _id: id } = await client.customers.add(asha);
    const send = (...content: (string | Uint8Array<ArrayBuffer>)[]) =>
      refusal(client.customers.uploadPhoto({ id, photo: new File(content, "me.png", { type: "image/png" }) }));
    const unsupported = { status: 415, code: "unsupported_image" };
    expect(await send(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`)).toMatchObject({
      ...unsupported,
      message: "me.png is not a PNG, JPEG, WebP or AVIF picture. Choose one of those.",
    });
    expect(await send("<!doctype html><script>alert(1)</script>")).toMatchObject(unsupported);
    expect(await send("%PDF-1.7\n")).toMatchObject(unsupported);
    expect(await send("")).toMatchObject(unsupported);
    expect(await send((await dotFile().bytes()).slice(0, 40))).toMatchObject(unsupported);
    expect(await send(new Uint8Array(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413, code: "file_too_large" });
    expect(storedOf(house, place)).toEqual([]);

    // A document behind a picture, with a page's markup in it: only the pixels are kept.
    const photo = new File([await dotFile().bytes(), "<script>alert(1)</script>PK\u0003\u0004"], "me.png");
    const customer = await client.customers.uploadPhoto({ id, photo });
    const kept = new TextDecoder("latin1").decode(await (await read(house, customer.photoUrl)).bytes());
    expect(kept).toMatch(/^RIFF....WEBP/s);
    expect(kept).not.toMatch(/script|PK/);

    const other = await found(house);
    const { _id: theirs } = await other.client.customers.add(asha);
    const foreign = await other.client.customers.uploadPhoto({ id: theirs, photo: dotFile() });
    const [image] = await client.gallery.upload({ branchId: branch._id, images: [dotFile()] });
    for (const photoKey of [foreign.photoKey ?? "", image?.key ?? "", `${place.orgId}/photos/none.webp`, "me.png"]) {
      const refused = { status: 400, issues: [{ path: ["photoKey"] }] };
      expect(await refusal(client.customers.add({ ...asha, photoKey }))).toMatchObject(refused);
      expect(await refusal(client.customers.update({ _id: id, photoKey }))).toMatchObject(refused);
    }
  });

  it("is uploaded only for customers whom one may change, and then nothing stays of another's", async () => {
    const place = await found(house);
    const { client } = place;
    const { _id: id } = await client.customers.add(asha);
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const reader = await hire(house, place, { permissions: ["customers.read"] });
    const elsewhere = await hire(house, place, { permissions: ["customers.write"], branches: [annex._id] });
    const { client: stranger } = await found(house);
    const photo = dotFile();
    expect(await refusal(reader.customers.uploadPhoto({ id, photo }))).toMatchObject({ status: 403 });
    expect(storedOf(house, place)).toEqual([]);
    for (const who of [elsewhere, stranger]) {
      expect(await refusal(who.customers.uploadPhoto({ id, photo }))).toMatchObject({ status: 404 });
    }
    house.advance({ minutes: 61 });
    await sweepFiles(house.api.ports);
    expect(storedOf(house, place)).toEqual([]);
    expect((await client.customers.get({ id })).photoKey).toBeNull();
  });

  it("is no address or key in the audit log", async () => {
    const { client } = await found(house);
    const { _id: id } = await client.customers.add(asha);
    await client.customers.uploadPhoto({ id, photo: dotFile() });
    const { data } = await client.auditLog.list({ recordId: id, limit: 10, page: 1 });
    const { before, after } = data.find(({ action }) => action === "customers.uploadPhoto") ?? {};
    expect({ before, after }).toEqual({ before: {}, after: { changed: ["photoKey"] } });
  });
});
