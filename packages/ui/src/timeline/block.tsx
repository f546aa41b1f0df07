"use client";
import { type Share, shareOf } from "./axis";
import type { TimelineBlock, TimelineLane } from "./lane";

interface BlockProps {
  lane: TimelineLane;
  block: TimelineBlock;
  /** Milliseconds of the axis. */
  length: number;
  isMovable: boolean;
  isLifted: boolean;
  /** In the order of the Tab key. */
  isStop: boolean;
  hintId: string;
}

/** Where a part of a lane begins and how long it is. */
export const inset = ({ start, size }: Share) => ({
  insetInlineStart: `${start * 100}%`,
  inlineSize: `${size * 100}%`,
});

const Grip = ({ edge }: { edge: "start" | "end" }) => (
  <span data-slot="timeline-grip" data-edge={edge} aria-hidden="true" className="ui-timeline__grip" />
);

/** A block in its lane: a link to its details that can be carried elsewhere. */
export const Block = ({ lane, block, length, isMovable, isLifted, isStop, hintId }: BlockProps) => {
  const { span, label, detail } = block;
  const share = shareOf(span, lane.day, length);
  const pulls = isMovable && !block.isWholeDays;
  return (
    share && (
      <a
        href={block.href}
        draggable={false}
        data-slot="timeline-block"
        data-block-id={block.id}
        data-lane-id={lane.id}
        data-variant={block.tone}
        data-tentative={block.isTentative ? "" : undefined}
        data-movable={isMovable ? "" : undefined}
        data-state={isLifted ? "lifted" : "resting"}
        tabIndex={isStop ? 0 : -1}
        aria-label={block.name}
        aria-describedby={isMovable ? hintId : undefined}
        aria-keyshortcuts={isMovable ? "Space" : undefined}
        title={block.title}
        className="ui-timeline__block"
        style={inset(share)}
      >
        <span className="ui-timeline__text">
          <span className="ui-timeline__label">
            {block.icon}
            <span className="ui-timeline__words">{label}</span>
          </span>
          {/* Read as two words by those who compare what is seen with the name. */}{" "}
          <span className="ui-timeline__detail">{detail}</span>
        </span>
        {pulls && span.from >= lane.day.from && <Grip edge="start" />}
        {pulls && span.to <= lane.day.to && <Grip edge="end" />}
      </a>
    )
  );
};
