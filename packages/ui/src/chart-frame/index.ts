export { ChartFrame, type ChartFrameProps, type ChartProps } from "./chart-frame";
export type { ChartLabels } from "./chart-labels";
export type { ChartTableData } from "./chart-table";
export type { ChartSeries } from "./series";
