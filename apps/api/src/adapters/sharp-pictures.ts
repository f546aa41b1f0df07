import sharp, { type Sharp } from "sharp";
import type { Pictures } from "../ports";

// No other reader may touch what strangers send, whatever it looks like: SVG, PDF and TIFF among them.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});
// Each picture is read once.
sharp.cache(false);

/** Seconds that one picture may take. */
const LONGEST = 20;

const QUALITY = { quality: 88, alphaQuality: 100, smartSubsample: true };

/** The sort of a file, in the library's words; AVIF is a sort of HEIF, and HEIC, which is another, isn't taken. */
const FORMATS = { png: "png", jpeg: "jpeg", webp: "webp", avif: "heif" } as const;

/** Drawn once for many: a photo is smallest as AVIF, which is asked for little effort, since a page waits for it. */
const FORMATTED = {
  jpeg: (picture: Sharp) => picture.flatten({ background: "#fff" }).jpeg({ quality: 80, mozjpeg: true }),
  webp: (picture: Sharp) => picture.webp({ quality: 78, smartSubsample: true }),
  avif: (picture: Sharp) => picture.flatten({ background: "#fff" }).avif({ quality: 55, effort: 2 }),
};

export const sharpPictures: Pictures = {
  async redraw(content, type, { pixels, size }) {
    try {
      // Only the head is read here, so that nothing unfolds before it is known how far it would.
      const { format, width, height, compression } = await sharp(content, { limitInputPixels: false }).metadata();
      if (format !== FORMATS[type] || (type === "avif" && compression !== "av1")) return "damaged";
      if (width * height > pixels) return "too_many_pixels";
      const redrawn = await sharp(content, { limitInputPixels: pixels, failOn: "error" })
        .autoOrient()
        .resize({ ...size, fit: "inside", withoutEnlargement: true })
        .webp(QUALITY)
        .timeout({ seconds: LONGEST })
        .toBuffer();
      return new Uint8Array(redrawn);
    } catch {
      // The library has one sort of error for whatever it can't read.
      return "damaged";
    }
  },

  async draw(stored, size, { fit, format }) {
    const sized = sharp(stored).resize({ ...size, fit, background: "#fff", withoutEnlargement: fit === "inside" });
    const drawn = await FORMATTED[format](sized).timeout({ seconds: LONGEST }).toBuffer();
    return new Uint8Array(drawn);
  },
};
