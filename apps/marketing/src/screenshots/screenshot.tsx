import { SIZES } from "./sizes.gen";

export type ScreenshotName = keyof typeof SIZES;

const FILES = import.meta.glob<string>("./files/*", { eager: true, query: "?url", import: "default" });

interface ScreenshotProps {
  /** A screen that `pnpm screenshots` takes. */
  name: ScreenshotName;
  /** What is to be seen on it, for those who don't see it. */
  alt: string;
  /** How wide it stands, as `sizes` of a picture says it. */
  sizes?: string;
  /** It is in sight when the page opens, so it is asked for at once. */
  isFirst?: boolean;
  className?: string;
}

/**
 * A picture of the running product, as light or dark as the page.
 * @example <Screenshot name="board" alt="Seats and shifts of a study hall, and who has which" />
 */
export function Screenshot({
  name,
  alt,
  sizes = "(min-width: 64rem) 60rem, 100vw",
  isFirst = false,
  className = "",
}: ScreenshotProps) {
  const { width, height, widths } = SIZES[name];
  const fileOf = (scheme: string, wide: number, format: string) => FILES[`./files/${name}-${scheme}-${wide}.${format}`];
  const setOf = (scheme: string, format: string) =>
    widths.map((wide) => `${fileOf(scheme, wide, format)} ${wide}w`).join(", ");
  // What is printed is light.
  const dark = { media: "screen and (prefers-color-scheme: dark)", sizes };
  return (
    <picture>
      <source {...dark} type="image/avif" srcSet={setOf("dark", "avif")} />
      <source {...dark} type="image/webp" srcSet={setOf("dark", "webp")} />
      <source type="image/avif" srcSet={setOf("light", "avif")} sizes={sizes} />
      <img
        src={fileOf("light", widths[0], "webp")}
        srcSet={setOf("light", "webp")}
        {...{ sizes, width, height }}
        alt={alt}
        // On a phone it stands below the words, whose letters come first; the browser sees itself where it doesn't.
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
        className={`h-auto max-w-full rounded-lg border border-border bg-surface ${className}`}
      />
    </picture>
  );
}
