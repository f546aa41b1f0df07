import type { Page } from "@playwright/test";

/** A picture of one colour, drawn by the browser that looks at it later. @returns a PNG, in base64 */
export const picture = (page: Page, colour: string) =>
  page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = fill;
    context.fillRect(0, 0, 640, 480);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, colour);

/** What the gallery takes. @param photos as `picture` gives them */
export const pictureFiles = (photos: readonly string[]) =>
  photos.map((photo, at) => new File([Buffer.from(photo, "base64")], `${at}.png`, { type: "image/png" }));
