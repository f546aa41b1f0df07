import { expect, it } from "vitest";
import { sweepFiles } from "../../platform/files/sweep-files";
import { pictureFile } from "../../testing/pictures";
import { eachHouse, found, PASSWORD, refusal } from "../testing/house";
import { hire } from "../testing/staff";

eachHouse("an organisation's logos", (house) => {
  it("are redrawn in their sizes, shown to anyone, and replaced without a trace", async () => {
    const { client, orgId } = await found(house);
    const logo = await pictureFile("png", { width: 2000, height: 500 });
    const first = await client.organisation.uploadLogo({ logo, logoType: "small" });
    const large = await client.organisation.uploadLogo({ logo, logoType: "large" });
    const square = await client.organisation.uploadLogo({ logo, logoType: "square" });
    expect(large.branding.logoSmall).toBe(first.branding.logoSmall);
    const keys = [square.branding.logoSmall, square.branding.logoLarge, square.logoSquare].map(String);
    const visitor = house.client("pk_demo_carrel");
    for (const key of keys) {
      const { url } = await visitor.files.presign({ key, type: "read" });
      expect((await house.api.fetch(new Request(url))).status).toBe(200);
    }
    expect(await visitor.organisation.data({ id: orgId })).toMatchObject({ logoSquare: square.logoSquare });

    const replaced = await client.organisation.uploadLogo({ logo, logoType: "small" });
    expect(replaced.branding).toMatchObject({ logoLarge: square.branding.logoLarge });
    house.advance({ hours: 2 });
    await sweepFiles(house.api.ports);
    const kept = [...house.api.files.kept.keys()].filter((key) => key.startsWith(orgId));
    expect(kept.sort()).toEqual([String(replaced.branding.logoSmall), ...keys.slice(1)].sort());
  });

  it("stay as they are where they are carried back, and can be nobody else's file", async () => {
    const { client, orgId } = await found(house);
    const logo = await pictureFile("png", { width: 40, height: 40 });
    await client.organisation.uploadLogo({ logo, logoType: "small" });
    const { branding, logoSquare } = await client.organisation.uploadLogo({ logo, logoType: "square" });
    const kept = await client.organisation.updateSettings({ _id: orgId, branding, logoSquare });
    expect(kept).toMatchObject({ branding, logoSquare });

    const other = await found(house);
    const foreign = await other.client.organisation.uploadLogo({ logo, logoType: "square" });
    const key = String(foreign.logoSquare);
    for (const [changes, path] of [
      [{ logoSquare: key }, ["logoSquare"]],
      [{ branding: { logoSmall: key } }, ["branding", "logoSmall"]],
      [{ branding: { logoLarge: String(logoSquare) } }, ["branding", "logoLarge"]],
    ] as const) {
      expect(await refusal(client.organisation.updateSettings({ _id: orgId, ...changes }))).toMatchObject({
        status: 400,
        issues: [{ path }],
      });
    }
    expect(await client.organisation.settings()).toMatchObject({ branding, logoSquare });
  });

  it("are no SVG, however they call themselves, and no larger than they may be", async () => {
    const { client } = await found(house);
    const logo = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "logo.png", { type: "image/png" });
    expect(await refusal(client.organisation.uploadLogo({ logo, logoType: "small" }))).toMatchObject({
      status: 415,
      code: "unsupported_image",
    });
    const photo = new File([new Uint8Array(12 * 1024 * 1024)], "photo.jpg", { type: "image/jpeg" });
    expect(await refusal(client.organisation.uploadLogo({ logo: photo, logoType: "small" }))).toMatchObject({
      status: 413,
      code: "file_too_large",
      message: "photo.jpg is larger than 5 MiB. Make it smaller or save it at a lower quality.",
    });
  });
});

eachHouse("a payment's link and code", (house) => {
  it("lead to the organisation's UPI address, once it has one", async () => {
    const { client, orgId } = await found(house);
    expect(await refusal(client.organisation.generatePaymentQr({}))).toMatchObject({
      status: 409,
      code: "upi_missing",
    });
    await client.organisation.updateSettings({ _id: orgId, upiDetails: { vpa: "hall@okbank", payeeName: "The Hall" } });
    const { paymentLink, paymentQR } = await client.organisation.generatePaymentQr({
      amount: 25_000,
      note: "Desk A14",
    });
    expect(paymentLink).toBe("upi://pay?pa=hall@okbank&pn=The%20Hall&am=250.00&cu=INR&tn=Desk%20A14");
    expect(paymentQR).toMatch(/^data:image\/svg\+xml,/);
  });

  it("are for who sees what is to be paid, whether or not he sees the settings", async () => {
    const { client, orgId, branch } = await found(house);
    await client.organisation.updateSettings({ _id: orgId, upiDetails: { vpa: "hall@okbank", payeeName: "The Hall" } });
    const cashier = await hire(
      house,
      { orgId },
      { permissions: ["bookings.read", "bookings.write"], branches: [branch._id] },
    );
    expect(await refusal(cashier.organisation.settings())).toMatchObject({ status: 403 });
    expect((await cashier.organisation.generatePaymentQr({ amount: 1, note: "K7M2QX4D" })).paymentLink).toBe(
      "upi://pay?pa=hall@okbank&pn=The%20Hall&am=0.01&cu=INR&tn=K7M2QX4D",
    );
    const gardener = await hire(house, { orgId }, { permissions: ["desks.read"] });
    expect(await refusal(gardener.organisation.generatePaymentQr({ amount: 1 }))).toMatchObject({ status: 403 });
  });
});

eachHouse("a reseller's logos", (house) => {
  it("are the super organisation's to change", async () => {
    const platform = house.client("pk_demo_carrel");
    await platform.auth.login({ email: "owner@carrel.test", password: PASSWORD });
    const { _id: resellerId } = await platform.organisation.data({ code: "NORTHSIDE" });
    const logo = await pictureFile();
    const branding = await platform.resellers.uploadLogo({ resellerId, logo, logoType: "large" });
    expect(branding.logoLarge).toMatch(new RegExp(`^${resellerId}/logos/`));
    const visitor = house.client("pk_demo_northside");
    expect(await visitor.organisation.data({ id: resellerId })).toMatchObject({ branding });
    expect((await visitor.files.presign({ key: String(branding.logoLarge), type: "read" })).url).toContain("/files/");
  });

  it("are nobody else's, and no other organisation's", async () => {
    const platform = house.client("pk_demo_carrel");
    await platform.auth.login({ email: "owner@carrel.test", password: PASSWORD });
    const { _id: resellerId } = await platform.organisation.data({ code: "NORTHSIDE" });
    const { _id: clientId } = await platform.organisation.data({ code: "HARBOUR" });
    const { client } = await found(house);
    const logo = await pictureFile();
    const before = house.api.files.kept.size;
    const unknown = await refusal(client.resellers.uploadLogo({ resellerId: house.id(), logo, logoType: "small" }));
    expect(unknown).toMatchObject({ status: 403 });
    const foreign = await refusal(client.resellers.uploadLogo({ resellerId, logo, logoType: "small" }));
    expect(foreign).toMatchObject({ status: 403, message: unknown.message });
    expect(house.api.files.kept.size).toBe(before);
    expect(
      await refusal(platform.resellers.uploadLogo({ resellerId: clientId, logo, logoType: "small" })),
    ).toMatchObject({ status: 404 });
  });
});
