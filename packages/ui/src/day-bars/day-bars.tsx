"use client";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { largest, minutesOf, type Piece, piecesOf } from "./bars";
import "../visually-hidden.css";
import "./day-bars.css";

/** A part of the day. */
export interface DayBar {
  id: string;
  label: string;
  /** `HH:MM`; one that ends at or before its start ends on the next day. */
  from: string;
  to: string;
  /** What is being written, what is there, and what is there but rests. */
  state?: "current" | "resting";
  /** What it says below its name; by default its times. */
  detail?: string;
}

export interface DayBarsLabels {
  /** What it shows: "Shifts on Mondays". */
  bars: string;
  /** How open hours are read out: "Open 07:00 to 22:00". */
  open: string;
  /** After the times of what ends on the next day. */
  nextDay?: string;
}

export interface DayBarsProps extends Omit<ComponentProps<"div">, "children"> {
  bars: readonly DayBar[];
  /** When the place is open, drawn behind; empty where it is closed all day. */
  open: readonly { from: string; to: string }[];
  labels: DayBarsLabels;
}

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const DAY = 1440;
/** Share of the day from which on there is more room for words before a bar than behind it. */
const LATE = 0.6;

const inset = ({ start, size }: Piece) => ({ insetInlineStart: `${start * 100}%`, inlineSize: `${size * 100}%` });
const clock = (hour: number) => `${String(hour).padStart(2, "0")}`;

/**
 * The parts of a day as bars over its 24 hours, the open hours behind them. One that passes midnight goes on at the day's beginning.
 *
 * @example
 * <DayBars bars={[{ id: "1", label: "Morning", from: "06:00", to: "14:00" }]} open={[{ from: "07:00", to: "22:00" }]}
 *   labels={{ bars: "Shifts on Mondays", open: "Open 07:00 to 22:00" }} />
 */
export const DayBars = ({ bars, open, labels, className, ...rest }: DayBarsProps) => {
  const { nextDay = "the next day" } = labels;
  return (
    <div {...rest} data-slot="day-bars" className={cx("ui-day-bars", className)}>
      <div aria-hidden="true" className="ui-day-bars__hours">
        {HOURS.map((hour) => (
          <span key={hour} style={{ insetInlineStart: `${(hour / 24) * 100}%` }}>
            {clock(hour)}
          </span>
        ))}
      </div>
      <div className="ui-day-bars__day">
        {open.map(({ from, to }) => (
          <div
            key={from}
            aria-hidden="true"
            data-slot="day-bars-open"
            className="ui-day-bars__open"
            style={inset({ start: minutesOf(from) / DAY, size: (minutesOf(to) - minutesOf(from)) / DAY })}
          />
        ))}
        <p className="ui-visually-hidden">{labels.open}</p>
        <ul aria-label={labels.bars} className="ui-day-bars__list">
          {bars.map((bar) => (
            <Bar key={bar.id} bar={bar} nextDay={nextDay} />
          ))}
        </ul>
      </div>
    </div>
  );
};

/** A part of the day in its row: a name above, and as many pieces as midnight makes of it. */
const Bar = ({ bar, nextDay }: { bar: DayBar; nextDay: string }) => {
  const { label, from, to, state, detail = `${from}–${to}` } = bar;
  const pieces = piecesOf(from, to);
  const isOver = pieces.some(({ goesOn }) => goesOn);
  const words = largest(pieces);
  const isLate = words !== undefined && words.start > LATE;
  return (
    <li data-slot="day-bar" data-state={state} className="ui-day-bars__row">
      {pieces.map((piece) => (
        <span
          key={piece.start}
          aria-hidden="true"
          data-goes-on={piece.goesOn}
          className="ui-day-bars__bar"
          style={inset(piece)}
        />
      ))}
      <span
        className="ui-day-bars__text"
        title={`${label}, ${detail}`}
        // The words may be wider than a short bar: they go towards where there is more room.
        data-side={isLate ? "end" : "start"}
        style={
          words && isLate
            ? { insetInlineEnd: `${(1 - words.start - words.size) * 100}%` }
            : { insetInlineStart: `${(words?.start ?? 0) * 100}%` }
        }
      >
        <span className="ui-day-bars__label">{label}</span>{" "}
        <span className="ui-day-bars__detail">
          {detail}
          {isOver && <span className="ui-visually-hidden"> {nextDay}</span>}
        </span>
      </span>
    </li>
  );
};
