export { type ActivityEntry, ActivityTimeline, type ActivityTimelineProps } from "./activity-timeline";
