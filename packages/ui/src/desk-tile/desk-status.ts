/** The states a desk can be in for the time that was asked about. */
export const DESK_STATUSES = ["available", "partial", "occupied", "hold"] as const;
export type DeskStatus = (typeof DESK_STATUSES)[number];
