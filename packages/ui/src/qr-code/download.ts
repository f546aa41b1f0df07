const SVG_TYPE = "image/svg+xml";

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The drawing as a file of its own: without the page's classes, with its logo inside. */
const standalone = async (drawing: SVGSVGElement, edge: number): Promise<Blob> => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute("class");
  copy.removeAttribute("style");
  copy.setAttribute("width", String(edge));
  copy.setAttribute("height", String(edge));
  for (const image of copy.querySelectorAll("image")) {
    const href = image.getAttribute("href") ?? "";
    if (href.startsWith("data:")) continue;
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`The logo could not be read (${answer.status}).`);
    image.setAttribute("href", await asDataUrl(await answer.blob()));
  }
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: SVG_TYPE });
};

// Safari reads the address some time after the press; a minute is plenty and still frees the memory.
const KEPT_MS = 60_000;

const save = (blob: Blob, fileName: string) => {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};

/**
 * Saves a QrCode as an SVG file.
 *
 * @param drawing The element that `QrCode` hands to its `ref`.
 * @param edge Width and height that the file states, in px.
 * @throws When its logo cannot be read (another origin without CORS, or gone).
 */
export const downloadSvg = async (drawing: SVGSVGElement, fileName: string, edge = 512): Promise<void> =>
  save(await standalone(drawing, edge), fileName);

/**
 * Saves a QrCode as a PNG file.
 *
 * @param edge Width and height in px; 1024 prints well up to 8 cm.
 * @throws When its logo cannot be read, or the browser cannot draw it.
 */
export const downloadPng = async (drawing: SVGSVGElement, fileName: string, edge = 1024): Promise<void> => {
  const url = URL.createObjectURL(await standalone(drawing, edge));
  try {
    const image = new Image(edge, edge);
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: edge, height: edge });
    canvas.getContext("2d")?.drawImage(image, 0, 0, edge, edge);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!png) throw new Error("The browser could not draw the code.");
    save(png, fileName);
  } finally {
    URL.revokeObjectURL(url);
  }
};
