import type { Ref } from "react";
import { colourOf } from "../parts/colours";
import { FONTS } from "../parts/fonts";
import { PAPERS, sheetStyle } from "../parts/paper";
import { fitted, textLines } from "../parts/text-lines";
import type { CardState } from "./card-state";
import { cardRows, closureLines } from "./card-text";
import { LANGUAGES } from "./card-words";

const INK = "#1b2430";
const SOFT = "#5d6570";

interface Piece {
  text: string;
  /** Of the letters, as a share of the width of the sheet. */
  size: number;
  /** The place of its base line, from the top of what is drawn, in the same shares. */
  y: number;
  align: "start" | "middle" | "end";
  font: keyof typeof FONTS;
  isStrong?: boolean;
  isSoft?: boolean;
}

interface Laid {
  pieces: Piece[];
  rules: number[];
  height: number;
}

/** Lays the card out on a sheet that is 100 wide, and as high as it takes. */
function laid(state: CardState): Laid {
  const pieces: Piece[] = [];
  const rules: number[] = [];
  let y = 10;
  const put = (lines: readonly string[], { size, ...look }: Omit<Piece, "text" | "y">, leading = 1.3) => {
    for (const text of lines) {
      y += size * leading;
      pieces.push({ text, size, y, ...look });
    }
  };
  const name = fitted(state.name, [9, 7.4, 6], 84, 2);
  put(name.lines, { size: name.size, align: "middle", font: "serif", isStrong: true }, 1.15);
  const title = state.languages.map((language) => LANGUAGES[language].title).join(" · ");
  const titleFit = fitted(title, [3.8, 3.2], 84, 2);
  put(titleFit.lines, { size: titleFit.size, align: "middle", font: "sans", isSoft: true }, 1.6);
  y += 4;
  for (const { days, hours, isClosed } of cardRows(state)) {
    rules.push(y);
    const top = y;
    const look = { font: "sans", isSoft: isClosed } as const;
    put(
      fitted(days[0] ?? "", [4.2, 3.6], 46, 2).lines,
      { size: 4.2, align: "start", isStrong: !isClosed, ...look },
      1.7,
    );
    for (const other of days.slice(1))
      put(textLines(other, 46 / 3.3), { size: 3.3, align: "start", font: "sans", isSoft: true }, 1.4);
    const after = y;
    y = top;
    const hoursFit = fitted(hours, [4.2, 3.4, 2.8], 36, 2);
    put(hoursFit.lines, { size: hoursFit.size, align: "end", ...look }, 7.14 / hoursFit.size > 2 ? 2 : 1.7);
    y = Math.max(y, after) + 2.6;
  }
  rules.push(y);
  y += 2;
  for (const line of closureLines(state)) {
    const [language = "en"] = state.languages;
    put(
      textLines(`${LANGUAGES[language].closed}: ${line}`, 84 / 3.3),
      { size: 3.3, align: "start", font: "sans" },
      1.5,
    );
  }
  const notes = state.notes.split("\n").flatMap((line) => textLines(line, 84 / 3.3));
  if (notes.length > 0) y += 1.5;
  put(notes, { size: 3.3, align: "start", font: "sans", isSoft: true }, 1.5);
  return { pieces, rules, height: y + 6 };
}

/** The card on its sheet, in mm; smaller where all of it would not fit. */
export function CardDrawing({ state, ref }: { state: CardState; ref?: Ref<SVGSVGElement> }) {
  const { width, height } = PAPERS[state.paper];
  const accent = colourOf(state.colour);
  const card = laid(state);
  const scale = Math.min(width / 100, height / card.height);
  const left = (width - 100 * scale) / 2;
  const spare = Math.max(0, height - card.height * scale);
  const x = { start: 8, middle: 50, end: 92 };
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Card of opening hours: ${state.name}`}
      className="free-sheet"
      style={sheetStyle(PAPERS[state.paper])}
    >
      <rect width={width} height={height} fill="#fff" />
      <rect width={width} height={width / 40} fill={accent} />
      <g transform={`translate(${left} ${spare * 0.3}) scale(${scale})`}>
        {card.rules.map((y) => (
          <rect key={y} x={8} y={y} width={84} height={0.25} fill={accent} />
        ))}
        {card.pieces.map(({ text, size, y, align, font, isStrong, isSoft }, index) => (
          <text
            key={index}
            x={x[align]}
            y={y}
            textAnchor={align}
            fontFamily={FONTS[font]}
            fontSize={size}
            fontWeight={isStrong ? 700 : 400}
            fill={isSoft ? SOFT : INK}
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
