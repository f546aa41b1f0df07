import { contract } from "@carrel/sdk/contract";
import { validation } from "@carrel/sdk/validation";
import { expect, it } from "vitest";
import { eachDemoApi } from "../testing/demo-api";
import { dotFile } from "../testing/pictures";
import { servePart } from "../testing/serve-part";

const { gallery, desks } = contract;
const table = { gallery: { upload: gallery.upload }, desks: { bulkUploadTemplate: desks.bulkUploadTemplate } };

/** A picture that its content tells from others: what follows its end is not drawn. */
const picture = (told: string, name = "dot.png", type = "image/png") => new File([dotFile(), told], name, { type });

const BRANCH = "019a0000-0000-7000-8000-000000000001";
const UPLOAD = `/co-space/branch-gallery/upload/${BRANCH}`;

eachDemoApi("forms and files", (demo) => {
  let uploads = 0;
  const part = () =>
    servePart(demo, table, validation, {
      gallery: {
        /** Tells what arrived: how each file ends as its key; its type, size and name as its caption. */
        async upload({ input }) {
          uploads += 1;
          return Promise.all(
            input.images.map(async (image, order) => ({
              key: (await image.text()).slice(-3),
              url: `https://files.example.test/${input.branchId}`,
              caption: `${image.type} ${image.size} ${image instanceof File ? image.name : ""}`,
              order,
            })),
          );
        },
      },
      desks: {
        bulkUploadTemplate: async ({ input }) => ({
          filename: input.format === "csv" ? "desks.csv" : 'Müller\'s "desks"\r\n.xlsx',
          contentType: "text/csv; charset=utf-8",
          blob: new Blob(["name\nA1\n"]),
        }),
      },
    });
  const owner = () => demo.signIn("owner@harbour.test");
  const headers = async () => ({ "x-api-key": "pk_demo_carrel", authorization: `Bearer ${await owner()}` });

  it("brings files to the handler, a single one of a list as a list", async () => {
    const client = part().client(await owner());
    const { size } = picture("one");
    const images = [picture("one", "a b.png"), new Blob([picture("two")], { type: "image/webp" })];
    expect(await client.gallery.upload({ branchId: BRANCH, images })).toEqual([
      { key: "one", url: expect.stringContaining(BRANCH), caption: `image/png ${size} a b.png`, order: 0 },
      { key: "two", url: expect.stringContaining(BRANCH), caption: `image/webp ${size} blob`, order: 1 },
    ]);
    expect(await client.gallery.upload({ branchId: BRANCH, images: images.slice(0, 1) })).toHaveLength(1);
  });

  it("takes pictures of more than a mebibyte, and none that are too large together", async () => {
    const client = part().client(await owner());
    const large = (mebibytes: number) => picture("x".repeat(mebibytes * 1024 * 1024));
    const [taken] = await client.gallery.upload({ branchId: BRANCH, images: [large(3)] });
    expect(taken?.caption).toContain(` ${large(3).size} `);
    const endless = new Blob(["x".repeat(52 * 1024 * 1024)]);
    await expect(client.gallery.upload({ branchId: BRANCH, images: [endless] })).rejects.toMatchObject({
      status: 413,
      code: "body_too_large",
      message: "The body is larger than 51 MiB. Send less at once.",
    });
  });

  it("names a field of a form that is missing, of the wrong kind, unknown or misplaced", async () => {
    const send = async (fill: (form: FormData) => void) => {
      const body = new FormData();
      fill(body);
      return (await part().raw(UPLOAD, { method: "POST", headers: await headers(), body })).json();
    };
    expect(await send((form) => form.append("other", "1"))).toMatchObject({
      code: "validation_failed",
      issues: [{ path: ["images"] }, { path: ["other"], message: "This field is unknown here" }],
    });
    expect(await send((form) => form.append("images", "a text"))).toMatchObject({
      issues: [{ path: ["images", 0], message: "Choose a file" }],
    });
    expect(
      await send((form) => {
        form.append("images", new Blob(["one"]));
        form.append("branchId", BRANCH);
      }),
    ).toMatchObject({ issues: [{ path: ["branchId"], message: "Send this in the path, not in the body" }] });
  });

  it.each([
    ["application/json", "{}", 415, "not_form"],
    ["application/x-www-form-urlencoded", "images=1", 415, "not_form"],
    ["", "images=1", 415, "not_form"],
    ["multipart/form-data", "no boundary", 400, "malformed_form"],
    ["multipart/form-data; boundary=x", "--x\r\nno end", 400, "malformed_form"],
  ])("refuses a body of type %j", async (type, body, status, code) => {
    const response = await part().raw(UPLOAD, {
      method: "POST",
      headers: { ...(await headers()), "content-type": type },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it("does not read the form of who may not send it", async () => {
    const token = await demo.signIn("desk@harbour.test");
    const response = await part().raw(UPLOAD, {
      method: "POST",
      headers: { "x-api-key": "pk_demo_carrel", authorization: `Bearer ${token}`, "content-type": "text/plain" },
      body: "no form",
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ data: { permission: "branches.write" } });
  });

  it("takes an upload once under its Idempotency-Key, and tells files apart by what is in them", async () => {
    const client = part().client(await owner());
    const upload = (text: string) =>
      client.gallery.upload({ branchId: BRANCH, images: [picture(text)] }, { idempotencyKey: "upload-1" });
    const before = uploads;
    expect(await upload("one")).toEqual(await upload("one"));
    expect(uploads).toBe(before + 1);
    await expect(upload("two")).rejects.toMatchObject({ status: 422, code: "idempotency_mismatch" });
  });

  it("answers a file under its name, to be saved", async () => {
    const client = part().client(await owner());
    const { filename, contentType, blob } = await client.desks.bulkUploadTemplate({ format: "csv" });
    expect({ filename, contentType, text: await blob.text() }).toEqual({
      filename: "desks.csv",
      contentType: expect.stringMatching(/^text\/csv; ?charset=utf-8$/),
      text: "name\nA1\n",
    });
    const response = await part().raw("/co-space/desks/bulk-upload/template?format=xlsx", { headers: await headers() });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-disposition":
        "attachment; filename=\"M_ller's _desks___.xlsx\"; filename*=UTF-8''M%C3%BCller%27s%20%22desks%22%0D%0A.xlsx",
      "access-control-expose-headers": expect.stringContaining("content-disposition"),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });

  it("answers a refusal as JSON where a file was asked for", async () => {
    const client = part().client(await demo.signIn("desk@harbour.test"));
    await expect(client.desks.bulkUploadTemplate()).rejects.toMatchObject({ status: 403, code: "forbidden" });
  });
});
