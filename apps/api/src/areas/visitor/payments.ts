import { localDateOf } from "@carrel/sdk/domain";
import type { Page, VisitorPayment, VisitorPaymentQuery } from "@carrel/sdk/schemas";
import type { Context, Paged } from "../../context";
import type { Row } from "../../database/schema";
import { listPage } from "../list-page";
import { type OwnPayment, ownPayments } from "./own-payments";
import { branchesOf } from "./queries";
import { visitorOf } from "./visitor";

/** A receipt's number: the branch's day, and enough of the payment's id to be told from that day's others. It stays. */
const numberOf = ({ id, paidAt }: OwnPayment, timezone: string) =>
  `${localDateOf(paidAt, timezone).replaceAll("-", "").slice(2)}-${id.slice(-8).toUpperCase()}`;

/** Money as its receipt tells of it. */
export function paymentRecord(payment: OwnPayment & { tax: number | null }, branch: Row<"branches">): VisitorPayment {
  const { id, branchId: _, itemId: __, itemAmount: ___, startAt, endAt, paidAt, ...said } = payment;
  const { branchId: placeId, name, address, phone, email, timezone } = branch;
  return {
    ...said,
    _id: id,
    number: numberOf(payment, timezone),
    startAt: startAt?.toISOString() ?? null,
    endAt: endAt?.toISOString() ?? null,
    paidAt: paidAt.toISOString(),
    branch: { _id: placeId, name, address, phone, email },
    timezone,
  };
}

/** What the visitor paid and got back, a page at a time. */
export async function payments(context: Context<Paged<VisitorPaymentQuery>>): Promise<Page<VisitorPayment>> {
  const { rows, total, atLeast } = await listPage(ownPayments(context, visitorOf(context)), context.input);
  const branches = await branchesOf(context, rows);
  const data = rows.flatMap(({ allRows: _, ...row }: (typeof rows)[number] & { allRows?: unknown }) => {
    const branch = branches.get(row.branchId);
    return branch ? [paymentRecord(row, branch)] : [];
  });
  return { data, totalRecords: total, ...(atLeast && { atLeast }) };
}
