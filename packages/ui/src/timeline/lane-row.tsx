"use client";
import { memo, type Ref } from "react";
import { type Axis, closedSpans, shareOf, type Tick } from "./axis";
import { Block, inset } from "./block";
import { Ghost, type GhostProps } from "./ghost";
import type { Span, TimelineLane } from "./lane";

interface LaneRowProps {
  lane: TimelineLane;
  axis: Axis;
  /** The hours that this day's clocks show otherwise than the axis says. */
  ticks: readonly Tick[];
  now: number | undefined;
  /** Where the block that is carried would be, if here. */
  ghost: (Omit<GhostProps, "share"> & { span: Span }) | null;
  /** It was looked for. */
  isShown: boolean;
  /** A press on a free place means something. */
  isOpen: boolean;
  /** Its place among all lanes, from 0, and where its height is measured. */
  index: number;
  count: number;
  offset: number;
  ref: Ref<HTMLLIElement>;
  /** The blocks that end later can be carried; null: none. */
  movableAfter: number | null;
  /** Ids of the block that is carried, and of the one in the order of the Tab key where it is here. */
  liftedId: string | undefined;
  stopId: string | undefined;
  hintId: string;
}

/** A lane: its name, when it is closed, its blocks, and now. */
export const LaneRow = memo(function LaneRow(props: LaneRowProps) {
  const { lane, axis, ghost, now, index, count, offset, ref, movableAfter } = props;
  const { id, label, detail, day, open, disabled } = lane;
  const { length } = axis;
  const share = (span: Span) => shareOf(span, day, length);
  const end = (day.to - day.from) / length;
  const nowShare = now !== undefined && now >= day.from && now < day.to ? (now - day.from) / length : null;
  const ghostShare = ghost && share(ghost.span);
  return (
    <li
      ref={ref}
      data-slot="timeline-lane"
      data-lane-id={id}
      data-index={index}
      data-disabled={disabled ? "" : undefined}
      data-shown={props.isShown ? "" : undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      className="ui-timeline__lane"
      style={{ transform: `translateY(${offset}px)` }}
    >
      <span className="ui-timeline__name">
        <span title={label}>{label}</span>
        <span title={detail}>{detail}</span>
      </span>
      <div
        data-slot="timeline-track"
        data-open={props.isOpen && !disabled ? "" : undefined}
        className="ui-timeline__track"
      >
        {(disabled ? [day] : closedSpans(day, open ?? [day])).map((span) => {
          const closed = share(span);
          return (
            closed && <div key={span.from} aria-hidden="true" className="ui-timeline__closed" style={inset(closed)} />
          );
        })}
        {end < 1 && (
          <div aria-hidden="true" className="ui-timeline__beyond" style={inset({ start: end, size: 1 - end })} />
        )}
        {props.ticks.map((tick) => (
          <span
            key={tick.offset}
            aria-hidden="true"
            className="ui-timeline__tick"
            style={{ insetInlineStart: `${(tick.offset / length) * 100}%` }}
          >
            {tick.label}
          </span>
        ))}
        {lane.marks?.map((mark) => {
          const marked = share(mark.span);
          return (
            marked && (
              <div
                key={mark.span.from}
                data-slot="timeline-mark"
                className="ui-timeline__mark"
                style={inset(marked)}
                title={mark.label}
              >
                <span>{mark.label}</span>
              </div>
            )
          );
        })}
        {lane.blocks.map((block) => (
          <Block
            key={block.id}
            lane={lane}
            block={block}
            length={length}
            hintId={props.hintId}
            isMovable={movableAfter !== null && block.span.to > movableAfter}
            isLifted={block.id === props.liftedId}
            isStop={block.id === props.stopId}
          />
        ))}
        {ghostShare && <Ghost share={ghostShare} time={ghost.time} taken={ghost.taken} />}
        {nowShare !== null && (
          <div aria-hidden="true" className="ui-timeline__now" style={{ insetInlineStart: `${nowShare * 100}%` }} />
        )}
      </div>
    </li>
  );
});
