export { HeatmapChart, type HeatmapChartProps } from "./heatmap-chart";
