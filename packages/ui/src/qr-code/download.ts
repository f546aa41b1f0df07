import { pictureFile, saveFile, svgFile } from "../drawing-file";

const square = (edge: number) => ({ width: edge, height: edge });

/**
 * Saves a QrCode as an SVG file.
 *
 * @param drawing The element that `QrCode` hands to its `ref`.
 * @param edge Width and height that the file states, in px.
 * @throws When its logo cannot be read (another origin without CORS, or gone).
 */
export const downloadSvg = async (drawing: SVGSVGElement, fileName: string, edge = 512): Promise<void> =>
  saveFile(await svgFile(drawing, square(edge)), fileName);

/**
 * Saves a QrCode as a PNG file.
 *
 * @param edge Width and height in px; 1024 prints well up to 8 cm.
 * @throws When its logo cannot be read, or the browser cannot draw it.
 */
export const downloadPng = async (drawing: SVGSVGElement, fileName: string, edge = 1024): Promise<void> =>
  saveFile(await pictureFile(drawing, square(edge)), fileName);
