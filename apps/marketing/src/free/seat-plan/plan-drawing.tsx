import type { Ref } from "react";
import { FONTS } from "../parts/fonts";
import { onItsSide, PAPERS, type Paper, sheetStyle } from "../parts/paper";
import { fitted } from "../parts/text-lines";
import type { Kind, Placed } from "./plan-state";

const INK = "#1b2430";
const SOFT = "#5d6570";
const GREEN = "#1f5d50";

const LOOKS: Readonly<Record<Kind, { fill: string; stroke: string; ink: string }>> = {
  s: { fill: "#f3f8f6", stroke: GREEN, ink: INK },
  t: { fill: "#efeae0", stroke: "#8c8575", ink: SOFT },
  w: { fill: INK, stroke: INK, ink: INK },
  d: { fill: "#fff", stroke: "#b8863b", ink: SOFT },
};

/** Around what stands there, in cm. */
const MARGIN = 30;
/** Of the sheet that nothing is drawn on, in mm. */
const EDGE = 12;
const HEAD = 16;

/** The box around a thing, as it is turned. */
function cornersOf({ position: { x, y, w, h, rotation } }: Placed) {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [across, down] = [(w * cos + h * sin) / 2, (w * sin + h * cos) / 2];
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  return { left: middleX - across, right: middleX + across, top: middleY - down, bottom: middleY + down };
}

/** What has to be drawn of a room: all that stands in it, and a little around that. */
function boxOf(things: readonly Placed[]) {
  const corners = things.map(cornersOf);
  if (corners.length === 0) return { x: 0, y: 0, width: 600, height: 400 };
  const left = Math.min(...corners.map((corner) => corner.left)) - MARGIN;
  const top = Math.min(...corners.map((corner) => corner.top)) - MARGIN;
  return {
    x: left,
    y: top,
    width: Math.max(...corners.map((corner) => corner.right)) + MARGIN - left,
    height: Math.max(...corners.map((corner) => corner.bottom)) + MARGIN - top,
  };
}

/** A4, as the room lies. */
export function planPaper(things: readonly Placed[]): Paper {
  const { width, height } = boxOf(things);
  return width >= height ? onItsSide(PAPERS.A4) : PAPERS.A4;
}

interface PlanDrawingProps {
  title: string;
  word: "seat" | "desk";
  things: readonly Placed[];
  ref?: Ref<SVGSVGElement>;
}

/** The room on a sheet of paper, in mm. */
export function PlanDrawing({ title, word, things, ref }: PlanDrawingProps) {
  const paper = planPaper(things);
  const box = boxOf(things);
  const room = { width: paper.width - 2 * EDGE, height: paper.height - 2 * EDGE - HEAD };
  const scale = Math.min(room.width / box.width, room.height / box.height);
  const left = EDGE + (room.width - box.width * scale) / 2 - box.x * scale;
  const top = EDGE + HEAD + (room.height - box.height * scale) / 2 - box.y * scale;
  const count = things.filter(({ kind }) => kind === "s").length;
  const heading = fitted(title || "Seat plan", [9, 7, 5.5], room.width - 45, 1);
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      role="img"
      aria-label={`${title || "Seat plan"}: ${count} ${word}${count === 1 ? "" : "s"}`}
      className="free-sheet"
      style={sheetStyle(paper)}
    >
      <rect width={paper.width} height={paper.height} fill="#fff" />
      <text x={EDGE} y={EDGE + 7} fontFamily={FONTS.serif} fontWeight={700} fontSize={heading.size} fill={INK}>
        {heading.lines[0]}
      </text>
      <text x={paper.width - EDGE} y={EDGE + 7} textAnchor="end" fontFamily={FONTS.sans} fontSize={5} fill={SOFT}>
        {`${count} ${word}${count === 1 ? "" : "s"}`}
      </text>
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        {things.map(({ id, kind, name, position: { x, y, w, h, rotation } }) => {
          const look = LOOKS[kind];
          const [middleX, middleY] = [x + w / 2, y + h / 2];
          const label = fitted(name, [26, 20, 15, 11, 8], w - 8, 1);
          const hasLabel = (kind === "s" || kind === "t") && label.lines.length === 1 && h >= label.size;
          // Words stay upright, however a thing is turned.
          const isUpsideDown = Math.abs((((rotation % 360) + 360) % 360) - 180) < 90;
          return (
            <g key={id} transform={rotation === 0 ? undefined : `rotate(${rotation} ${middleX} ${middleY})`}>
              <rect
                x={x}
                y={y}
                width={w}
                height={h}
                rx={kind === "w" ? 0 : 5}
                fill={look.fill}
                stroke={look.stroke}
                strokeWidth={2}
              />
              {hasLabel && (
                <text
                  x={middleX}
                  y={middleY + label.size * 0.35}
                  transform={isUpsideDown ? `rotate(180 ${middleX} ${middleY})` : undefined}
                  textAnchor="middle"
                  fontFamily={FONTS.sans}
                  fontWeight={kind === "s" ? 600 : 400}
                  fontSize={label.size}
                  fill={look.ink}
                >
                  {label.lines[0]}
                </text>
              )}
            </g>
          );
        })}
      </g>
    </svg>
  );
}
