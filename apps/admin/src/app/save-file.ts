import type { Download } from "@carrel/sdk";

/** Hands a file to the browser, to be kept under its name. */
export function saveFile({ filename, blob }: Pick<Download, "filename" | "blob">): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}
