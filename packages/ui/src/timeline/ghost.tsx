"use client";
import type { Share } from "./axis";
import { inset } from "./block";

export interface GhostProps {
  share: Share;
  time: string;
  /** Said where another block is; undefined where the place is free. */
  taken: string | undefined;
}

/** Where the block that is carried would be. */
export const Ghost = ({ share, time, taken }: GhostProps) => (
  <div
    data-slot="timeline-ghost"
    data-state={taken === undefined ? "free" : "taken"}
    aria-hidden="true"
    className="ui-timeline__ghost"
    style={inset(share)}
  >
    {/* It may be longer than the block; near the end of the day there is room before it only. */}
    <span className="ui-timeline__ghost-text" data-side={share.start > 0.7 ? "end" : "start"}>
      {time}
      {taken !== undefined && <span>{taken}</span>}
    </span>
  </div>
);
