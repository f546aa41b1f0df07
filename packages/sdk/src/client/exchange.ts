import type { Operation } from "../contract/operation";

/** One HTTP exchange, as middleware sees it; it runs for every attempt. */
export interface Exchange {
  /** Such as `desks.list`. */
  operation: string;
  row: Operation;
  url: string;
  init: Omit<RequestInit, "headers"> & { headers: Record<string, string> };
}

/** Wraps every exchange: to log, measure, sign or replace it. */
export type Middleware = (exchange: Exchange, next: (exchange: Exchange) => Promise<Response>) => Promise<Response>;
