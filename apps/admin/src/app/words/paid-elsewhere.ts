import type { Booking } from "@carrel/sdk";

/**
 * Whether a booking is a membership that was taken over, for which nothing came in here yet: until it ends it is paid elsewhere
 * (decision 52).
 * @param payments what came in for it here
 */
export const isPaidElsewhere = ({ source }: Pick<Booking, "source">, payments: readonly unknown[]): boolean =>
  source === "import" && payments.length === 0;
