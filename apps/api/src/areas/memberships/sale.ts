import type { FeePlan, HowPaid } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";

/** What is sold of a desk, and to whom. */
export interface DeskSale extends HowPaid {
  desk: Row<"desks">;
  branch: Row<"branches">;
  plan: FeePlan;
  customerId: string;
  shiftId?: string | undefined;
  /** Local date of the branch. */
  startDate: string;
  /** Although floating members will have fewer places than were sold. */
  displaceFloating?: boolean | undefined;
}

/** What a seller asks of a call. */
export type Selling = Pick<
  Context,
  "db" | "orgId" | "now" | "random" | "actor" | "organisation" | "announce" | "sendMail" | "bookingLinks" | "platform"
>;

/** A desk that was sold: its membership, and the first of its bookings. */
export interface SoldDesk {
  membershipId: string;
  booking: Row<"bookings">;
}
