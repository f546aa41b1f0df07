import { lazy } from "react";

/** What draws loads when the first of them is shown. */
const charts = () => import("./charts");
export const TrendChart = lazy(async () => ({ default: (await charts()).TrendChart }));
export const SplitChart = lazy(async () => ({ default: (await charts()).SplitChart }));
export const StandingChart = lazy(async () => ({ default: (await charts()).StandingChart }));
export const PeakChart = lazy(async () => ({ default: (await charts()).PeakChart }));
