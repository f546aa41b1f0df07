import type { Locator, Page } from "@playwright/test";
import jsQR from "jsqr";

/** Pixels along a side; more of them tell a reader nothing new. */
const EDGE = 480;

/**
 * What a phone's camera reads off a QR code on the page.
 * @returns null where it reads nothing
 */
export async function readQr(page: Page, code: Locator): Promise<string | null> {
  const picture = (await code.screenshot()).toString("base64");
  const grey = await page.evaluate(
    async ([base64, edge]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = new OffscreenCanvas(edge, edge).getContext("2d");
      context?.drawImage(bitmap, 0, 0, edge, edge);
      const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, edge, edge) ?? {};
      // Black on white: one of the colours says it all, and travels faster.
      return btoa(
        Array.from(
          data.filter((_, at) => at % 4 === 0),
          (value) => String.fromCharCode(value),
        ).join(""),
      );
    },
    [picture, EDGE] as const,
  );
  const pixels = Uint8ClampedArray.from(
    [...Buffer.from(grey, "base64")].flatMap((value) => [value, value, value, 255]),
  );
  return jsQR(pixels, EDGE, EDGE)?.data ?? null;
}
