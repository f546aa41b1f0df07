import type { EndPreview } from "@carrel/sdk/schemas";

/** What of it was paid beyond what is used can be given back. @param unused what of the amount is for what will not be used */
export const endPreview = (
  { amount, paid, currency }: { amount: number; paid: number | null; currency: string },
  unused: number,
): EndPreview => ({ amount, unused, paid: paid ?? 0, refund: Math.max(0, (paid ?? 0) - (amount - unused)), currency });
