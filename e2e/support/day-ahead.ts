/** The demo's clocks. */
export const ZONE = "Asia/Kolkata";

/** `days` from today on, as Athena's and Harbour's clocks have it. */
export const dayAhead = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(Date.now() + days * 86_400_000);
