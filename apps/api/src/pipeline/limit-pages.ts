import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { endingOf } from "../sites/content-type";
import { messagePage } from "../sites/message-page";
import { APPS } from "../sites/site-files";
import { countedAddress } from "./network-of";
import type { GeneralLimits } from "./rate-limit";
import { tooMany } from "./too-many";

/** What operators ask. */
const CHECKS = new Set(["/healthz", "/readyz", "/metrics"]);
/** What our proxy asks, for whoever calls it. */
const ASKS = "/internal/";
/** Where hashed files of the apps are, and what signed addresses lead to: neither asks whose the host is. */
const FILES = [...APPS.map((app) => `/_${app}/`), "/files/"];
/** The one path below `/api` that is no call. */
const DOCUMENT = "/api/openapi.json";

type Kind = "check" | "ask" | "page" | "data" | "file";

/** A page is made for each request, and whose it is has to be found out; a built file is there already. */
const POINTS: Record<Kind, number> = { check: 1, ask: 5, page: 5, data: 5, file: 1 };

const kindOf = (path: string): Kind | null => {
  if (CHECKS.has(path)) return "check";
  if (path.startsWith(ASKS)) return "ask";
  if (path === DOCUMENT) return "data";
  if (path.startsWith("/api/")) return null;
  if (FILES.some((folder) => path.startsWith(folder))) return "file";
  return endingOf(path) ? "data" : "page";
};

/**
 * Limits what is no call, by address, in this server's memory: it must not cost the database anything. Nobody stays in it
 * longer than his limit's seconds.
 */
export const createPageLimits = (general: GeneralLimits | null) => {
  const limiterOf = (name: "pages" | "checks") => {
    const limit = general?.[name] ?? null;
    return limit && new RateLimiterMemory({ keyPrefix: name, points: limit.calls, duration: limit.seconds });
  };
  const [pages, checks] = [limiterOf("pages"), limiterOf("checks")];

  /**
   * @returns what somebody past his limit is told in place of a page; null where there is room
   * @throws Failure 429 `rate_limited`, where no page was asked for
   */
  return async (path: string, address: string): Promise<Response | null> => {
    const kind = kindOf(path);
    const limiter = kind === "check" ? checks : pages;
    if (kind === null || limiter === null) return null;
    try {
      // A flood of names that the proxy is asked for takes nothing from whoever has its address too.
      const caller = kind === "ask" ? `ask ${countedAddress(address)}` : countedAddress(address);
      await limiter.consume(caller, Math.min(POINTS[kind], limiter.points));
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const refusal = tooMany(error.msBeforeNext);
      if (kind !== "page") throw refusal;
      const page = messagePage(429, "Too many pages at once", refusal.message);
      page.headers.set("retry-after", String(refusal.retryAfter));
      return page;
    }
  };
};
