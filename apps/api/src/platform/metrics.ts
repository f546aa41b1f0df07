interface Observation {
  method: string;
  /** The route as the contract writes it, never the path itself: ids would make a series each. */
  route: string;
  status: number;
  seconds: number;
}

/** Counts and times requests, and counts what jobs could not do. */
export interface Metrics {
  observe(observation: Observation): void;
  /** A job failed for so many organisations, or in so many of its other parts. */
  countFailures(job: string, failures: number): void;
  /** The figures as Prometheus reads them. */
  expose(): Promise<{ contentType: string; text: string }>;
}

export const noMetrics: Metrics = {
  observe: () => undefined,
  countFailures: () => undefined,
  expose: async () => ({ contentType: "text/plain; charset=utf-8", text: "" }),
};
