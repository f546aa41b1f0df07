import { cx } from "class-variance-authority";
import type { ComponentProps, CSSProperties } from "react";
import "./skeleton.css";

export interface SkeletonProps extends ComponentProps<"div"> {
  shape?: "lines" | "rect" | "circle";
  /** How many, for `lines`; the last is shorter. */
  lines?: number;
  /** CSS lengths of the thing that will stand here, so that nothing moves when it comes. */
  width?: CSSProperties["inlineSize"];
  height?: CSSProperties["blockSize"];
}

/**
 * Holds the place of what is loading. It shows after 200 ms, so that what is quick does not flicker. Hidden from screen
 * readers: the region that loads carries `aria-busy`.
 *
 * @example <Skeleton lines={3} />
 */
export const Skeleton = ({ shape = "lines", lines = 3, width, height, className, style, ...rest }: SkeletonProps) => (
  <div
    {...rest}
    aria-hidden="true"
    data-slot="skeleton"
    data-variant={shape}
    className={cx("ui-skeleton", className)}
    style={{ inlineSize: width, blockSize: height, ...style }}
  >
    {shape === "lines" &&
      Array.from({ length: lines }, (_, line) => line).map((line) => <span key={line} className="ui-skeleton__line" />)}
  </div>
);
