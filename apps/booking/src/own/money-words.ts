import type { MovePreview, VisitorBooking } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";

/** What a move does to the price, in a sentence or two. */
export function moveInWords(
  { amount, amountBefore, due, refund, currency, status }: MovePreview,
  before: VisitorBooking["status"],
) {
  const sum = (minor: number) => formatMoney(minor, currency);
  const more = amount - amountBefore;
  const price =
    more === 0 ? "It costs the same." : more > 0 ? `It costs ${sum(more)} more.` : `It costs ${sum(-more)} less.`;
  return [
    price,
    due > 0 && `${sum(due)} is to be paid when you come.`,
    refund > 0 && `${sum(refund)} of what you paid is to be given back: the staff are told.`,
    status === "PENDING" && before === "CONFIRMED" && "The staff have to confirm it again.",
  ]
    .filter(Boolean)
    .join(" ");
}
