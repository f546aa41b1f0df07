export type { ChartSeries } from "../chart-frame";
export { AreaChart, type AreaChartProps } from "./area-chart";
