export { type DayBar, DayBars, type DayBarsLabels, type DayBarsProps } from "./day-bars";
