import type { VisitorCancelPreview } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";

/** What becomes of the money, before anything is cancelled. */
export function refundInWords({ paid, refund, currency }: VisitorCancelPreview): string {
  if (paid === 0) return "Nothing was paid for it, and nothing is due.";
  const sum = formatMoney(paid, currency);
  if (refund === 0) return `You paid ${sum} for it. Nothing of it is given back.`;
  return `You paid ${sum} for it. ${formatMoney(refund, currency)} is to be given back: the staff are told, and give it to you.`;
}
