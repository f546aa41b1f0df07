import sharp from "sharp";

type Kind = "png" | "jpeg" | "webp" | "avif";

const BLUE = { r: 20, g: 60, b: 180 };

/** A plain blue picture, as a camera or a designer's program would save it. */
export const pictureBytes = async (kind: Kind, { width = 64, height = 48 } = {}): Promise<Uint8Array<ArrayBuffer>> => {
  const drawn = sharp({ create: { width, height, channels: 3, background: BLUE } });
  return new Uint8Array(await drawn.toFormat(kind).toBuffer());
};

/** As a person chooses it. */
export const pictureFile = async (kind: Kind = "png", size?: { width?: number; height?: number }) =>
  new File([await pictureBytes(kind, size)], `blue.${kind}`, { type: `image/${kind}` });

/** The smallest PNG there is, for those who can't wait. */
export const dotFile = () =>
  new File(
    [
      Uint8Array.from(
        atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
        (letter) => letter.charCodeAt(0),
      ),
    ],
    "dot.png",
    { type: "image/png" },
  );
