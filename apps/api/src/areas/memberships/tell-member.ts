import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { type MembershipMail, membershipMail } from "../../mails/membership-mails";
import { tenantOf } from "../tenant";

/** Mails a member how his membership stands, where an address of his is known. */
export async function tellMember(
  context: Pick<Context, "organisation" | "sendMail">,
  { customer, ...told }: Omit<MembershipMail, "organisation" | "customerName"> & { customer: Row<"customers"> },
): Promise<void> {
  if (!customer.email) return;
  const organisation = tenantOf(context);
  await context.sendMail({
    to: customer.email,
    ...membershipMail({ ...told, organisation, customerName: customer.name }),
  });
}
