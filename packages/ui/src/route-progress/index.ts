export { RouteProgress, type RouteProgressProps } from "./route-progress";
