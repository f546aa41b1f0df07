import type { Row } from "../../database/schema";
import { membershipMail } from "../../mails/membership-mails";
import { tenantOf } from "../tenant";
import type { Added } from "./added-time";
import type { Adding, Closing } from "./closing";
import type { Losing } from "./losing";

interface Told {
  closure: Row<"branchClosures">;
  losing: readonly Losing[];
  moved: readonly Added[];
}

/** Mails members whose days are gone, or whose end is another: once each, with the reason and how the membership stands now. */
export async function tellClosed(
  context: Adding,
  { branch, days }: Closing,
  { closure, losing, moved }: Told,
): Promise<void> {
  const organisation = tenantOf(context);
  const ends = new Map(moved.map((one) => [one.losing, one]));
  for (const one of losing) {
    const { membership, customer, shift, freed, last } = one;
    const added = ends.get(one);
    if (!customer.email || (!added && freed.length === 0)) continue;
    const endAt = added?.endAt ?? membership.endAt;
    const seatBooking =
      added && membership.kind === "seat" && last ? { ...last, endAt, updatedAt: context.now } : undefined;
    await context.sendMail({
      to: customer.email,
      ...membershipMail({
        organisation,
        branch,
        membership: { ...membership, endAt },
        customerName: customer.name,
        deskName: membership.deskName,
        shift,
        told: "closed",
        closed: { ...days, reason: closure.reason },
        seatBooking,
      }),
    });
  }
}
