import type { Customer } from "@carrel/sdk";
import { AddCustomer, type UpdateCustomer } from "@carrel/sdk/schemas";
import * as z from "zod";
import { blankToUndefined } from "../../forms/blank";
import { changed } from "../../forms/changed";
import { given } from "./given";

/** What the form holds of a customer; what was not given is empty. */
export interface CustomerFields {
  branchId: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  emergencyContact: { name: string; phone: string };
  /** A picture to store; null takes away the one that is there, undefined leaves it. */
  photo?: Blob | null | undefined;
}

/** The form of somebody new. */
export const emptyCustomer = (branchId: string): CustomerFields => ({
  branchId,
  name: "",
  email: "",
  phone: "",
  address: "",
  emergencyContact: { name: "", phone: "" },
});

/** The form of somebody known. */
export const customerFields = (customer: Customer): CustomerFields => ({
  branchId: customer.branchId,
  name: customer.name,
  email: customer.email,
  phone: customer.phone,
  address: customer.address,
  emergencyContact: customer.emergencyContact ?? { name: "", phone: "" },
});

/** The form's values as the server takes a new customer. */
export const CustomerInput = z
  .custom<CustomerFields>()
  .transform(({ branchId, name, email, phone, address, emergencyContact }): unknown => ({
    branchId,
    name,
    email: blankToUndefined(email),
    phone: blankToUndefined(phone),
    address,
    emergencyContact: given(emergencyContact),
  }))
  .pipe(AddCustomer);
export type CustomerValues = z.output<typeof CustomerInput>;

/**
 * What of a customer was changed, so that what somebody else saved meanwhile stays.
 * @param stored the customer as the form was filled with
 * @returns undefined where nothing was
 */
export function customerChanges(values: CustomerValues, stored: Customer): UpdateCustomer | undefined {
  const changes = changed({ ...values, email: values.email ?? "", phone: values.phone ?? "" }, stored);
  return changes && { ...changes, _id: stored._id };
}
