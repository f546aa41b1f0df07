import type { MetricType } from "web-vitals";

/** As those say it who read the figures. */
const WORDS = { good: "good", "needs-improvement": "middling", poor: "slow" } as const;

/**
 * What is noted of one figure: its name, how good it is, and where. No numbers: an event of a visitor has only letters.
 * @param pathname of the page; what isn't letters is left out of it, such as a version
 * @example vitalEvent({ name: "LCP", rating: "good" }, "/pricing/v2") // { event: "vital.lcp.good", path: "/pricing/v" }
 */
export const vitalEvent = ({ name, rating }: Pick<MetricType, "name" | "rating">, pathname: string) => ({
  event: `vital.${name.toLowerCase()}.${WORDS[rating]}`,
  path: `/${pathname
    .split("/")
    .map((part) => part.replaceAll(/[^A-Za-z-]/g, ""))
    .filter(Boolean)
    .join("/")}`.slice(0, 200),
});
