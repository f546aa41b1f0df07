import { NewCustomer } from "@carrel/sdk/schemas";
import * as z from "zod";
import { blankToUndefined } from "../../../forms/blank";

/** Whom a desk is for, as a form holds it: somebody who is known, or a new person. */
export const whoFields = {
  customerId: z.string(),
  isNew: z.boolean(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
};
const WhoFields = z.object(whoFields);
export type WhoFields = z.output<typeof WhoFields>;

/**
 * Whom it is for at first.
 * @param customerId somebody who was chosen before
 */
export const firstWho = (customerId = ""): WhoFields => ({
  customerId,
  isNew: false,
  customer: { name: "", email: "", phone: "" },
});

/** The new person as the call takes one: what was left empty was not given. */
const newCustomer = ({ name, email, phone }: WhoFields["customer"]) =>
  NewCustomer.safeParse({ name, email: blankToUndefined(email), phone: blankToUndefined(phone) });

/**
 * Says what is missing of whom a desk is for.
 * @param member what the organisation calls such a person
 */
export const checkWho =
  (member: string) =>
  ({ customerId, isNew, customer }: WhoFields, context: z.RefinementCtx) => {
    if (!isNew) {
      if (customerId === "")
        context.addIssue({ code: "custom", path: ["customerId"], message: `Choose a ${member.toLowerCase()}` });
      return;
    }
    for (const { path, message } of newCustomer(customer).error?.issues ?? [])
      context.addIssue({ code: "custom", path: ["customer", ...path], message });
  };

/** Whom a desk is for, as `book-desk` takes it; `checkWho` comes first. */
export function whoOf({ customerId, isNew, customer }: WhoFields) {
  if (!isNew) return { customerId };
  const { data } = newCustomer(customer);
  return data ? { customer: data } : {};
}

/** Whom a desk was looked for has one once it is saved: the desk's address forgets it. */
export const WITHOUT_WHO = { customer: undefined };
