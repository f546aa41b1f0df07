import { qrModules } from "@carrel/ui/qr-code";
import type { Ref } from "react";
import { colourOf } from "../parts/colours";
import { FONTS } from "../parts/fonts";
import { PAPERS, sheetStyle } from "../parts/paper";
import { fitted, textLines } from "../parts/text-lines";
import { codeText } from "./poster-code";
import type { PosterState } from "./poster-state";

const INK = "#1b2430";
const SOFT = "#5d6570";

/** What stands below the code. */
function footOf(state: PosterState, text: string | null): string[] {
  if (text === null) return [];
  if (state.kind === "address") return [text.replace(/^https?:\/\//, "").replace(/\/$/, "")];
  return [`Wi-Fi: ${state.ssid}`, ...(state.security === "nopass" ? [] : [`Password: ${state.password}`])];
}

/** The poster on its sheet, in mm. All in it is in shares of its width, so it looks alike on every paper. */
export function PosterDrawing({ state, ref }: { state: PosterState; ref?: Ref<SVGSVGElement> }) {
  const { width, height } = PAPERS[state.paper];
  const accent = colourOf(state.colour);
  const text = codeText(state);
  const u = width / 100;
  const middle = width / 2;
  const room = 84 * u;

  const headline = fitted(state.headline, [10 * u, 8 * u, 6.4 * u, 5.2 * u], room, 3);
  const headEnd = 14 * u + headline.lines.length * headline.size * 1.16;
  const lineSize = 3.9 * u;
  const lines = state.lines
    .split("\n")
    .flatMap((line) => (line.trim() === "" ? [] : textLines(line, room / lineSize)))
    .slice(0, 6);
  const linesEnd = headEnd + lines.length * lineSize * 1.4;
  const foot = footOf(state, text).map((line) => fitted(line, [3.4 * u, 2.6 * u, 2 * u], room, 2));
  const footHeight = foot.reduce((sum, { size, lines: all }) => sum + size * 1.5 * Math.min(all.length, 4), 0);
  const footStart = height - 7 * u - footHeight;
  const space = { top: linesEnd + 4 * u, bottom: footStart - 5 * u };
  const edge = Math.max(20, Math.min(62 * u, space.bottom - space.top));
  const top = (space.top + space.bottom - edge) / 2;
  const code = text === null ? null : qrModules(text, false);
  const codeEdge = edge - 3 * u;

  let footY = footStart;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Poster: ${state.headline || "no headline"}. ${text === null ? "No code yet" : "QR code"}`}
      className="free-sheet"
      style={sheetStyle(PAPERS[state.paper])}
      textAnchor="middle"
    >
      <rect width={width} height={height} fill="#fff" />
      <rect width={width} height={2.5 * u} fill={accent} />
      {headline.lines.map((line, index) => (
        <text
          key={index}
          x={middle}
          y={14 * u + (index + 0.8) * headline.size * 1.16}
          fontFamily={FONTS.serif}
          fontWeight={700}
          fontSize={headline.size}
          fill={INK}
        >
          {line}
        </text>
      ))}
      {lines.map((line, index) => (
        <text
          key={index}
          x={middle}
          y={headEnd + (index + 1) * lineSize * 1.4}
          fontFamily={FONTS.sans}
          fontSize={lineSize}
          fill={INK}
        >
          {line}
        </text>
      ))}
      <rect
        x={middle - edge / 2}
        y={top}
        width={edge}
        height={edge}
        rx={4 * u}
        fill="#fff"
        stroke={accent}
        strokeWidth={1.2 * u}
      />
      {code && (
        <path
          d={code.path}
          fill="#000"
          shapeRendering="crispEdges"
          transform={`translate(${middle - codeEdge / 2} ${top + 1.5 * u}) scale(${codeEdge / code.size})`}
        />
      )}
      {foot.flatMap(({ size, lines: all }, part) =>
        all.slice(0, 4).map((line, index) => {
          footY += size * 1.5;
          return (
            <text
              key={`${part} ${index}`}
              x={middle}
              y={footY}
              fontFamily={state.kind === "wifi" ? FONTS.sans : FONTS.mono}
              fontSize={size}
              fill={SOFT}
            >
              {line}
            </text>
          );
        }),
      )}
    </svg>
  );
}
