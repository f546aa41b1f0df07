import type { PatternName, SeriesLook } from "./series";

const TILES: Record<Exclude<PatternName, "solid">, string> = {
  stripes: "M-2 2 2 -2M0 8 8 0M6 10 10 6",
  dots: "M2 2h.01M6 6h.01",
  bars: "M2 0V8M6 0V8",
  checks: "M0 0H4V4H0ZM4 4H8V8H4Z",
  lines: "M0 2H8M0 6H8",
};

const idOf = (prefix: string, look: SeriesLook) => `${prefix}-${look.pattern}-${look.colour.replace(/\W/g, "")}`;

/** What to fill a series with: its colour, or the pattern in its colour. */
export const fillOf = (prefix: string, look: SeriesLook): string =>
  look.comparison ? "none" : look.pattern === "solid" ? look.colour : `url(#${idOf(prefix, look)})`;

/**
 * The patterns of a drawing, 8 px square, on a light ground of the same colour.
 *
 * @param prefix an id of the drawing, as SVG ids are the whole page's
 */
export const Patterns = ({ prefix, looks }: { prefix: string; looks: readonly SeriesLook[] }) => (
  <defs>
    {looks.map((look) => {
      if (look.comparison || look.pattern === "solid") return null;
      const isFilled = look.pattern === "checks";
      return (
        <pattern key={idOf(prefix, look)} id={idOf(prefix, look)} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" style={{ fill: look.colour }} opacity="0.28" />
          <path
            d={TILES[look.pattern]}
            style={isFilled ? { fill: look.colour } : { stroke: look.colour }}
            fill="none"
            strokeWidth={look.pattern === "dots" ? 3.5 : 2.25}
            strokeLinecap={look.pattern === "dots" ? "round" : "butt"}
          />
        </pattern>
      );
    })}
  </defs>
);
