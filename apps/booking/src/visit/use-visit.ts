import { isTracked } from "@carrel/sdk";
import { useMatches } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { Step } from "../flow/draft";
import { visitEvents } from "./visit-events";

/** Tells the organisation which steps visitors reach. What sends it comes along behind the page. */
export function useVisit(orgId: string, step: Step): void {
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? "/" });
  const before = useRef<Step | null>(null);
  useEffect(() => {
    const events = visitEvents(route, before.current, step);
    before.current = step;
    if (events.length === 0 || !isTracked()) return;
    // Nobody waits for it, and nobody misses it.
    void import("./send-visit").then(({ noteVisit }) => noteVisit(orgId, events)).catch(() => undefined);
  }, [orgId, route, step]);
}
