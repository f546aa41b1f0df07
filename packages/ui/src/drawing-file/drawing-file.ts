const SVG_TYPE = "image/svg+xml";
/** At which letters and the edges of codes stay clean. */
const JPEG_QUALITY = 0.95;

/** Width and height that a file states, in px. */
export interface FileSize {
  width: number;
  height: number;
}

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * An SVG element as a file of its own: without the page's classes, with its pictures inside.
 *
 * @throws When a picture in it cannot be read (another origin without CORS, or gone).
 */
export const svgFile = async (drawing: SVGSVGElement, { width, height }: FileSize): Promise<Blob> => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute("class");
  copy.removeAttribute("style");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  for (const image of copy.querySelectorAll("image")) {
    const href = image.getAttribute("href") ?? "";
    if (href.startsWith("data:")) continue;
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`The picture could not be read (${answer.status}).`);
    image.setAttribute("href", await asDataUrl(await answer.blob()));
  }
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: SVG_TYPE });
};

/**
 * An SVG element as a picture of dots.
 *
 * @param type a JPEG is on white where nothing is drawn
 * @throws When a picture in it cannot be read, or the browser cannot draw it.
 * @example const png = await pictureFile(svg, { width: 1024, height: 1024 });
 */
export const pictureFile = async (
  drawing: SVGSVGElement,
  size: FileSize,
  type: "image/png" | "image/jpeg" = "image/png",
): Promise<Blob> => {
  const { width, height } = size;
  const url = URL.createObjectURL(await svgFile(drawing, size));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    if (context && type === "image/jpeg") {
      context.fillStyle = "#fff";
      context.fillRect(0, 0, width, height);
    }
    context?.drawImage(image, 0, 0, width, height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
    if (!file) throw new Error("The browser could not draw it.");
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
};

// Safari reads the address some time after the press; a minute is plenty and still frees the memory.
const KEPT_MS = 60_000;

/** Hands a file to the person, as a download. */
export const saveFile = (blob: Blob, fileName: string): void => {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
