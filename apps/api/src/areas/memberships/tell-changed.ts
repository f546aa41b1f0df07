import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { findDesk } from "../desks/queries";
import { findShift } from "../shifts/queries";
import type { HeldMembership } from "./hold-membership";
import { tellMember } from "./tell-member";

type Told = Parameters<typeof tellMember>[1]["told"];

/** Mails how a membership stands as a whole: of a seat its bookings are told, each with its calendar file. */
export async function tellChanged(
  context: Context,
  { branch, customer }: Pick<HeldMembership, "branch" | "customer">,
  membership: Row<"memberships">,
  told: Told = "changed",
): Promise<void> {
  if (membership.kind === "seat") return;
  const desk = membership.deskId === null ? null : await findDesk(context, membership.deskId);
  const shift = membership.shiftId === null ? null : await findShift(context, membership.shiftId);
  await tellMember(context, { told, branch, customer, membership, deskName: desk?.name ?? null, shift });
}
