/** Beside the first, his bookings by the day. */
export const HISTORY_TABS = ["hourly", "payments", "statement"] as const;
