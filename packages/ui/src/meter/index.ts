export { Meter, type MeterProps } from "./meter";
