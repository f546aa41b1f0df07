import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Metrics } from "../platform/metrics";

/** Counts and times requests, and counts failures of jobs, for Prometheus, beside the process's own figures. */
export const prometheusMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "carrel_request_seconds",
    help: "How long requests took, by route",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const failed = new Counter({
    name: "carrel_job_failures_total",
    help: "Organisations, and other parts of a job, for which a job failed, by job",
    labelNames: ["job"],
    registers: [registry],
  });
  return {
    observe: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    countFailures: (job, failures) => failed.inc({ job }, failures),
    expose: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
};
