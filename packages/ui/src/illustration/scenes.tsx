import type { ReactNode } from "react";
import { Carrel, CarrelRow, Room } from "./plan-parts";
import "./illustration.css";

const wall = "wall" as const;
const ghost = "ghost" as const;
const accent = "accent" as const;

/** Each drawn on 240 × 160 units. */
export const scenes = {
  desks: (
    <>
      <Room x={16} y={12} width={208} height={136} />
      <CarrelRow x={44} y={28} kinds={[wall, wall, accent, wall]} />
      <CarrelRow x={44} y={92} kinds={[ghost, ghost, ghost, ghost]} turn={2} />
    </>
  ),
  bookings: (
    <>
      <Room x={16} y={12} width={208} height={136} door={[20, 24]} />
      <path d="M76 28v92M116 28v92M156 28v92M196 28v92" className="ui-plan__rule" />
      <Carrel x={32} y={28} />
      <Carrel x={32} y={76} />
      <rect x={76} y={34} width={40} height={20} rx={5} className="ui-plan__block" />
      <rect x={116} y={82} width={80} height={20} rx={5} className="ui-plan__block ui-plan__block--accent" />
    </>
  ),
  branches: (
    <>
      <path d="M48 92v28a12 12 0 0 0 12 12h120a12 12 0 0 0 12-12v-10M120 80v52" className="ui-plan__rule" />
      <Room x={8} y={28} width={80} height={64} />
      <CarrelRow x={12} y={40} kinds={[wall, wall]} />
      <Room x={100} y={12} width={40} height={68} door={[12, 16]} />
      <Carrel x={104} y={24} kind={accent} />
      <Room x={152} y={46} width={80} height={64} />
      <CarrelRow x={156} y={58} kinds={[wall, ghost]} />
    </>
  ),
  plans: (
    <>
      <Room x={16} y={76} width={48} height={72} door={[16, 16]} />
      <Carrel x={24} y={88} />
      <Room x={76} y={44} width={48} height={104} door={[16, 16]} />
      <Carrel x={84} y={56} kind={accent} />
      <Carrel x={84} y={96} kind={accent} />
      <Room x={136} y={12} width={88} height={136} />
      <CarrelRow x={144} y={24} kinds={[wall, wall]} />
      <CarrelRow x={144} y={64} kinds={[wall, wall]} />
      <CarrelRow x={144} y={104} kinds={[ghost, ghost]} />
    </>
  ),
  "search-nothing": (
    <>
      <Room x={16} y={12} width={208} height={136} door={[20, 24]} />
      <CarrelRow x={44} y={28} kinds={[ghost, ghost, ghost, ghost]} />
      <CarrelRow x={44} y={92} kinds={[ghost, ghost, ghost, ghost]} turn={2} />
      <circle cx={126} cy={74} r={34} className="ui-plan__lens" />
      <path d="m150 98 24 24" className="ui-plan__handle" />
    </>
  ),
  forbidden: (
    <>
      <Room x={16} y={8} width={208} height={104} door={[92, 24]} />
      <CarrelRow x={44} y={24} kinds={[wall, wall, wall, wall]} />
      <path d="M108 112h24" className="ui-plan__shut" />
      <circle cx={120} cy={136} r={6} className="ui-plan__person" />
      <path d="M104 136H72a8 8 0 0 0-8 8v8" className="ui-plan__route" />
    </>
  ),
  error: (
    <>
      <path
        d="M88 148H26a10 10 0 0 1-10-10V22a10 10 0 0 1 10-10h70M132 148h82a10 10 0 0 0 10-10V92"
        className="ui-plan__wall"
      />
      <path d="m112 6 92 20a10 10 0 0 1 8 12l-9 38" className="ui-plan__shut" />
      <Carrel x={44} y={36} />
      <Carrel x={84} y={36} />
      <g transform="rotate(14 148 60)">
        <Carrel x={130} y={44} kind={accent} />
      </g>
      <CarrelRow x={44} y={92} kinds={[wall, wall]} turn={2} />
    </>
  ),
  "not-found": (
    <>
      <Room x={16} y={12} width={208} height={136} door={[160, 24]} />
      <CarrelRow x={44} y={28} kinds={[wall, wall, ghost, wall]} />
      <path d="M188 148v-24a10 10 0 0 0-10-10h-28a10 10 0 0 1-10-10V70" className="ui-plan__route" />
      <path d="m134 74 6-6 6 6" className="ui-plan__handle" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof scenes;
