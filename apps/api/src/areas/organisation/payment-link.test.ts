import jsQR from "jsqr";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentLinkOf, qrImageOf } from "./payment-link";

const upi = { vpa: "harbour.works@okbank", payeeName: "Harbour Works & Co" };

/** What a camera's reader finds in the picture of an `img` with this address. */
const read = async (address: string, width = 800) => {
  const svg = decodeURIComponent(address.slice("data:image/svg+xml,".length));
  const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
    .resize(width, width, { kernel: "nearest" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

// The server reads no SVG, in its whole process; here one stands for a camera's picture.
const reader = { operation: ["VipsForeignLoadSvgBuffer"] };
beforeAll(() => sharp.unblock(reader));
afterAll(() => sharp.block(reader));

describe("a payment's QR code", () => {
  it("is read as a UPI link that names payee, amount in rupees and note", async () => {
    const link = paymentLinkOf(upi, { amount: 25_050, note: "Desk A14 / July" });
    const found = await read(qrImageOf(link));
    expect(found).toBe(link);
    const { protocol, host, searchParams } = new URL(link);
    expect([protocol, host]).toEqual(["upi:", "pay"]);
    expect(Object.fromEntries(searchParams)).toEqual({
      pa: "harbour.works@okbank",
      pn: "Harbour Works & Co",
      am: "250.50",
      cu: "INR",
      tn: "Desk A14 / July",
    });
  });

  it("leaves the amount to the payer where none is given", async () => {
    const link = paymentLinkOf(upi);
    expect(await read(qrImageOf(link))).toBe(link);
    expect(new URL(link).searchParams.has("am")).toBe(false);
  });

  it("stays readable and within its reply's bounds with the longest names in any script", async () => {
    const payeeName = "வாசிப்பு 読書 ".repeat(9).slice(0, 120);
    const link = paymentLinkOf(
      { vpa: `${"a".repeat(92)}@okbank`, payeeName },
      { amount: 1_000_000_000_000, note: "😀".repeat(25) },
    );
    const image = qrImageOf(link);
    expect(link.length).toBeLessThanOrEqual(1000);
    expect(image.length).toBeLessThanOrEqual(20_000);
    expect(await read(image, 1200)).toBe(link);
    expect(payeeName.startsWith(new URL(link).searchParams.get("pn") ?? "nothing")).toBe(true);
  });
});
