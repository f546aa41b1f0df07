import { pictureFile, saveFile, svgFile } from "@carrel/ui/drawing-file";
import type { Paper } from "./paper";

export type FileKind = "pdf" | "png" | "svg";

const MM_PER_INCH = 25.4;
/** Dots an inch of what is printed. */
const PRINT_DPI = 300;
/** What browsers take a px for. */
const CSS_DPI = 96;
/** A PDF's own unit. */
const POINTS = 72;

const at = (dpi: number, { width, height }: Paper) => ({
  width: Math.round((width / MM_PER_INCH) * dpi),
  height: Math.round((height / MM_PER_INCH) * dpi),
});

/**
 * A page with the drawing as the browser draws it, so that it has the letters of every script. What makes it loads when it is
 * asked for.
 */
async function pdfFile(drawing: SVGSVGElement, paper: Paper, title: string): Promise<Blob> {
  const [{ PDFDocument }, picture] = await Promise.all([
    import("@cantoo/pdf-lib"),
    pictureFile(drawing, at(PRINT_DPI, paper), "image/jpeg"),
  ]);
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  const size = [(paper.width / MM_PER_INCH) * POINTS, (paper.height / MM_PER_INCH) * POINTS] as const;
  const image = await pdf.embedJpg(await picture.arrayBuffer());
  pdf.addPage([...size]).drawImage(image, { x: 0, y: 0, width: size[0], height: size[1] });
  return new Blob([Uint8Array.from(await pdf.save())], { type: "application/pdf" });
}

/**
 * Saves a drawing as a file.
 * @param paper how large it is
 * @param name of the file, without its ending
 * @throws what the browser throws where it can't draw it
 */
export async function saveDrawing(kind: FileKind, drawing: SVGSVGElement, paper: Paper, name: string): Promise<void> {
  const files = {
    pdf: () => pdfFile(drawing, paper, name),
    png: () => pictureFile(drawing, at(PRINT_DPI, paper)),
    svg: () => svgFile(drawing, at(CSS_DPI, paper)),
  };
  saveFile(await files[kind](), `${name}.${kind}`);
}
