export type { TimelineLabels } from "./labels";
export type { Place, Span, TimelineBlock, TimelineLane, TimelineMark, TimelineTone } from "./lane";
export { Timeline, type TimelineProps } from "./timeline";
export { TimelineLegend, type TimelineLegendItem, type TimelineLegendProps } from "./timeline-legend";
