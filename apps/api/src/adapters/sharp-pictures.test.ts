import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictureTypeOf } from "../platform/files/picture-type";
import { pictureBytes } from "../testing/pictures";
import { sharpPictures } from "./sharp-pictures";

const limits = { pixels: 1_000_000, size: { width: 32, height: 32 } };
const text = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const bytesOf = (content: string) => new TextEncoder().encode(content);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** As the intake does it: what the bytes are found to be is what they are read as. */
const redraw = async (content: Uint8Array) => {
  const type = await pictureTypeOf(content);
  return type === null ? null : sharpPictures.redraw(content, type, limits);
};

const infoOf = async (redrawn: unknown) => {
  if (!(redrawn instanceof Uint8Array)) throw new Error(`Nothing was drawn: ${redrawn}`);
  return sharp(redrawn).metadata();
};

describe("a picture", () => {
  it.each(["png", "jpeg", "webp", "avif"] as const)(
    "that is a %s becomes a WebP that fits into its box",
    async (kind) => {
      const { format, width, height } = await infoOf(await redraw(await pictureBytes(kind)));
      expect([format, width, height]).toEqual(["webp", 32, 24]);
    },
  );

  it("that is small stays so", async () => {
    const { width, height } = await infoOf(await redraw(await pictureBytes("png", { width: 5, height: 3 })));
    expect([width, height]).toEqual([5, 3]);
  });

  it("keeps what is transparent", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect((await infoOf(await redraw(png))).hasAlpha).toBe(true);
  });

  it("loses its metadata, but stands as it was turned", async () => {
    const photo = await sharp({ create: { width: 20, height: 10, channels: 3, background: "red" } })
      .withExif({ IFD0: { Artist: "Nisha Verma" }, IFD3: { GPSLatitude: "12/1 58/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(text(photo)).toContain("Exif");
    const { exif, icc, xmp, orientation, width, height } = await infoOf(await redraw(photo));
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect([width, height]).toEqual([10, 20]);
  });

  it("loses what was hidden in and behind it", async () => {
    const page = bytesOf("<html><script>alert(document.domain)</script></html>");
    const archive = bytesOf("PK\u0003\u0004 an archive of classes");
    const png = await sharp(await pictureBytes("png"))
      .withExif({ IFD0: { Copyright: "<script>hidden()</script>" } })
      .png()
      .toBuffer();
    for (const hostile of [
      joined(await pictureBytes("jpeg"), page),
      joined(await pictureBytes("webp"), archive),
      joined(png, page, archive),
    ]) {
      const redrawn = await redraw(hostile);
      expect((await infoOf(redrawn)).format).toBe("webp");
      expect(text(redrawn as Uint8Array)).not.toMatch(/script|archive|PK/);
    }
  });

  it.each([
    ["SVG", `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`],
    [
      "SVG with a declaration",
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`,
    ],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["a PDF", "%PDF-1.7\n1 0 obj"],
    ["a GIF", "GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;"],
    ["a TIFF", "II*\u0000\u0008\u0000\u0000\u0000"],
    ["a Windows program", "MZ\u0090\u0000\u0003"],
    ["nothing", ""],
  ])("is no %s", async (_, content) => {
    expect(await redraw(bytesOf(content))).toBeNull();
  });

  it("is not what only begins like one", async () => {
    const svg = bytesOf("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>");
    const whole = await pictureBytes("png", { width: 300, height: 300 });
    const pngHead = whole.slice(0, 8);
    for (const hostile of [
      joined(pngHead, svg),
      joined(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), svg),
      joined(bytesOf("RIFF\u0010\u0000\u0000\u0000WEBP"), svg),
      whole.slice(0, whole.length / 2),
      (await pictureBytes("avif")).slice(0, 200),
    ]) {
      expect(["damaged", null]).toContain(await redraw(hostile));
    }
    // Whoever misnames the sort gets nowhere either.
    expect(await sharpPictures.redraw(svg, "png", limits)).toBe("damaged");
    expect(await sharpPictures.redraw(await pictureBytes("jpeg"), "png", limits)).toBe("damaged");
  });

  it("that would unfold to too many pixels is not unfolded", async () => {
    const bomb = await pictureBytes("png", { width: 4_000, height: 4_000 });
    expect(bomb.length).toBeLessThan(300_000);
    expect(await redraw(bomb)).toBe("too_many_pixels");
    const claims = await pictureBytes("png");
    // Width and height as its head tells them, one gigapixel, with the checksum that fits.
    const head = new DataView(claims.buffer);
    head.setUint32(16, 32_768);
    head.setUint32(20, 32_768);
    expect(["too_many_pixels", "damaged"]).toContain(await redraw(claims));
  });
});
