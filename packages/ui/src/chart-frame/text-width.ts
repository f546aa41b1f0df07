let context: CanvasRenderingContext2D | null = null;

/**
 * Width of a line of text in px.
 *
 * @param font as CSS writes it: "400 12px Inter"
 */
export const textWidth = (text: string, font: string): number => {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return 0;
  context.font = font;
  return context.measureText(text).width;
};

/** The text, or as much of it as fits, with an ellipsis. */
export const fitText = (text: string, room: number, widthOf: (text: string) => number): string => {
  if (widthOf(text) <= room) return text;
  let length = text.length - 1;
  while (length > 1 && widthOf(`${text.slice(0, length)}…`) > room) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
};
