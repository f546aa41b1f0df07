import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { eachHouse, found, type House } from "../areas/testing/house";
import { pictureFile } from "../testing/pictures";
import { placeHead } from "./place-head";
import { placeOfPage } from "./place-of-page";
import { createPlacePhotos, PHOTO_SIZES, readPhotoPath } from "./place-photos";
import { fileIdOf } from "./place-picture";
import { answerRobots } from "./robots";

const ORIGIN = "https://harbour.example.com";

const placeOf = (house: House, orgCode: string) => house.client("pk_demo_carrel").bookings.superOrgLookup({ orgCode });

const headOf = async (house: House, orgCode: string) => {
  const page = {
    orgCode,
    typedCode: orgCode,
    branchId: undefined,
    isPoster: true,
    canonical: `/qr-booking/${orgCode}`,
  };
  return placeHead({ page, place: await placeOf(house, orgCode), origin: ORIGIN, colours: ["#ffffff", "#111111"] });
};

eachHouse("what a page says of its place", (house) => {
  it("names the place, its colours and its one address, whatever its name holds", async () => {
    const { orgId, organisation } = await foundAs(house);
    // Past what a name is cleaned of as it is written.
    const orgName = `</script><img src=x> "Bob's" & Co \u202eevil`;
    await house.database.tx({ orgId }, (db) =>
      db.updateTable("organisations").set({ orgName }).where("orgId", "=", orgId).execute(),
    );
    const head = await headOf(house, organisation.orgCode);
    expect(head).not.toMatch(/<\/script|<img|"Bob/);
    expect(head).toContain("&quot;Bob&#39;s&quot; &amp; Co evil");
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/qr-booking/${organisation.orgCode}">`);
    expect(head).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111111">');
    // Neither a photo nor a logo: no picture is promised.
    expect(head).not.toContain("og:image");
  });

  it("draws a photo once it has one, until the branch is closed", async () => {
    const { client, branch, organisation } = await foundAs(house);
    await client.gallery.upload({
      branchId: branch._id,
      images: [await pictureFile("png", { width: 640, height: 480 })],
    });
    expect(await headOf(house, organisation.orgCode)).toContain(
      `content="${ORIGIN}/photos/${organisation.orgCode}/${branch._id}/share.jpg"`,
    );
    const pictures = createPlacePhotos(house.api.ports);
    const ask = async () =>
      pictures.photo(new Request(ORIGIN), await placeOf(house, organisation.orgCode), {
        branchId: branch._id,
        photoId: undefined,
        size: "share",
      });
    const picture = await ask();
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect(picture.headers.get("cache-control")).toBe("public, max-age=600");
    expect((await picture.bytes()).slice(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
    await client.branches.update({ _id: branch._id, isActive: false });
    await expect(ask()).rejects.toMatchObject({ status: 404 });
  });

  it("draws each photo that is shown, and none that is another's or gone", async () => {
    const [place, other] = [await foundAs(house), await foundAs(house)];
    const upload = async ({ client, branch }: typeof place) => {
      const images = [await pictureFile(), await pictureFile("webp", { width: 640, height: 480 })];
      return client.gallery.upload({ branchId: branch._id, images });
    };
    const [, second] = await upload(place);
    const [foreign] = await upload(other);
    const pictures = createPlacePhotos(house.api.ports);
    const ask = async (key = "") =>
      pictures.photo(new Request(ORIGIN), await placeOf(house, place.organisation.orgCode), {
        branchId: place.branch._id,
        photoId: fileIdOf(key),
        size: "medium",
      });
    expect((await (await ask(second?.key)).bytes()).slice(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
    await expect(ask(foreign?.key)).rejects.toMatchObject({ status: 404 });
    await place.client.gallery.removeImage({ branchId: place.branch._id, imageKey: second?.key ?? "" });
    await expect(ask(second?.key)).rejects.toMatchObject({ status: 404 });
  });

  it("draws a photo in a width, in each format, and never larger than it is; its colours are there once they are drawn", async () => {
    const place = await foundAs(house);
    const images = [await pictureFile("png", { width: 800, height: 400 })];
    const [{ key } = { key: "" }] = await place.client.gallery.upload({ branchId: place.branch._id, images });
    const pictures = createPlacePhotos(house.api.ports);
    const asked = await placeOf(house, place.organisation.orgCode);
    const ask = async (size: "w480" | "w1600", ending: "jpg" | "webp" | "avif") => {
      const named = { branchId: place.branch._id, photoId: fileIdOf(key), size, ending };
      const response = await pictures.photo(new Request(ORIGIN), asked, named);
      const { width, height } = await sharp(await response.bytes()).metadata();
      return [response.headers.get("content-type"), width, height];
    };
    expect(await ask("w480", "avif")).toEqual(["image/avif", 480, 240]);
    expect(await ask("w480", "webp")).toEqual(["image/webp", 480, 240]);
    expect(await ask("w1600", "jpg")).toEqual(["image/jpeg", 800, 400]);
    expect(pictures.blurredOf([key])).toEqual({});
    await vi.waitFor(() => expect(pictures.blurredOf([key])[key]).toMatch(/^data:image\/webp;base64,.{20,600}$/));
  });

  it("gives visitors an open branch's keys in their order, its own alone", async () => {
    const place = await foundAs(house);
    const other = await foundAs(house);
    const images = [await pictureFile(), await pictureFile("webp")];
    const own = await place.client.gallery.upload({ branchId: place.branch._id, images });
    await other.client.gallery.upload({ branchId: other.branch._id, images });
    const visitor = house.client("pk_demo_carrel");
    const { branches } = await visitor.bookings.superOrgLookup({ orgCode: place.organisation.orgCode });
    const { photos } = branches.find(({ _id }) => _id === place.branch._id) ?? { photos: [] };
    expect(photos).toEqual(own.map(({ key }) => key));
    expect((await visitor.gallery.signedUrls({ keys: photos })).map(({ key }) => key)).toEqual(photos);
  });
});

/** A new place, and the organisation as its visitors know it. */
async function foundAs(house: House) {
  const place = await found(house);
  const tenant = await house.client("pk_demo_carrel").organisation.data({ id: place.orgId });
  return { ...place, organisation: tenant };
}

it("reads the address of a place's picture, and no other", () => {
  const id = "0198f3a2-7c11-7d5e-8a44-2f9d3b6c1e70";
  expect(readPhotoPath("/photos/athena/share.jpg")).toEqual({ orgCode: "ATHENA", size: "share", ending: "jpg" });
  expect(readPhotoPath(`/photos/ATHENA/${id}/small.jpg`)).toEqual({
    orgCode: "ATHENA",
    branchId: id,
    size: "small",
    ending: "jpg",
  });
  const photoId = "0198f3a2-7c11-7d5e-8a44-2f9d3b6c1e71";
  expect(readPhotoPath(`/photos/ATHENA/${id}/${photoId}/medium.jpg`)).toEqual({
    orgCode: "ATHENA",
    branchId: id,
    photoId,
    size: "medium",
    ending: "jpg",
  });
  expect(readPhotoPath(`/photos/ATHENA/${id}/${photoId}/w960.avif`)).toMatchObject({ size: "w960", ending: "avif" });
  for (const path of [
    "/photos/ATHENA/huge.jpg",
    "/photos/ATHENA/share.avif",
    "/photos/ATHENA/w961.webp",
    "/photos/ATHENA/w960.png",
    "/photos/ATHENA/x/share.jpg",
    "/photos/../share.jpg",
    `/photos/ATHENA/${id}/2/medium.jpg`,
    `/photos/ATHENA/${id}/${id}/${id}/medium.jpg`,
    "/photos/a%2fb/share.jpg",
    "/photos/ATHENA/constructor.jpg",
  ])
    expect(readPhotoPath(path), path).toBeUndefined();
  expect(Object.keys(PHOTO_SIZES)).toEqual(["share", "small", "medium"]);
});

it("tells search engines what is not for them", async () => {
  expect(await answerRobots(null).text()).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
});

it("knows which pages are about a place, and which are one person's own", () => {
  const site = { mode: "client", organisation: { orgCode: "HARBOUR" } } as Parameters<typeof placeOfPage>[0];
  const canonical = (path: string) => placeOfPage(site, new URL(path, ORIGIN))?.canonical;
  expect(canonical("/book?step=when")).toBe("/book");
  expect(canonical("/")).toBeUndefined();
  expect(canonical("/qr-booking/athena?date=2026-01-01")).toBe("/qr-booking/ATHENA");
  expect(canonical("/booking/a-token")).toBeUndefined();
});
