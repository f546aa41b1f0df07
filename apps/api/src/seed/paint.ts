import sharp from "sharp";

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** How much of a point a shape covers, 0 to 1. Points go from 0, 0 to 4/3, 1, the upper left corner first. */
export type Shape = (x: number, y: number) => number;

/** A shape and its colour, which may change from point to point; later ones lie over earlier ones. */
export interface Layer {
  shape: Shape;
  colour: Colour | ((x: number, y: number) => Colour);
}

const WIDTH = 640;
const HEIGHT = 480;
/** An edge is this soft. */
const SOFT = 0.003;

const clamped = (value: number) => Math.min(1, Math.max(0, value));

/** From one colour to another. @param share 0 to 1 */
export const mixed = (from: Colour, to: Colour, share: number): Colour => {
  const part = clamped(share);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, from[2] + (to[2] - from[2]) * part];
};

export const everywhere: Shape = () => 1;

/** A rectangle by its middle and half its size, with round corners. */
export const box =
  (midX: number, midY: number, halfX: number, halfY: number, round = 0): Shape =>
  (x, y) => {
    const offX = Math.max(0, Math.abs(x - midX) - halfX + round);
    const offY = Math.max(0, Math.abs(y - midY) - halfY + round);
    return clamped(0.5 - (Math.hypot(offX, offY) - Math.max(round, SOFT)) / SOFT);
  };

export const disc = (midX: number, midY: number, radius: number): Shape => {
  return (x, y) => clamped(0.5 - (Math.hypot(x - midX, y - midY) - radius) / SOFT);
};

/** Light that fades from its middle. */
export const glow =
  (midX: number, midY: number, radius: number, strength: number): Shape =>
  (x, y) =>
    strength * Math.exp(-((x - midX) ** 2 + (y - midY) ** 2) / radius ** 2);

/** Only where another shape is. */
export const within =
  (shape: Shape, outer: Shape): Shape =>
  (x, y) => {
    const covered = outer(x, y);
    return covered === 0 ? 0 : covered * shape(x, y);
  };

/** Draws layers into a picture. @returns a WebP file of 1280 × 960 */
export const paint = async (layers: readonly Layer[]): Promise<Uint8Array<ArrayBuffer>> => {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const x = ((at % WIDTH) + 0.5) / HEIGHT;
    const y = (Math.floor(at / WIDTH) + 0.5) / HEIGHT;
    let point: Colour = [0, 0, 0];
    for (const { shape, colour } of layers) {
      const covered = shape(x, y);
      if (covered > 0) point = mixed(point, typeof colour === "function" ? colour(x, y) : colour, covered);
    }
    pixels.set(point, at * 3);
  }
  const drawn = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .resize({ width: WIDTH * 2, height: HEIGHT * 2, kernel: "cubic" })
    .webp({ quality: 82 })
    .toBuffer();
  return new Uint8Array(drawn);
};
