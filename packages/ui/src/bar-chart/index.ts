export type { ChartSeries } from "../chart-frame";
export { BarChart, type BarChartProps } from "./bar-chart";
