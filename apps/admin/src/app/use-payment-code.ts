import { GeneratePaymentQr } from "@carrel/sdk/schemas";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { q } from "./carrel";
import { useSettled } from "./use-settled";

/** Milliseconds after the last key until a code is made. */
const PAUSE = 400;

interface Asked {
  /** Minor unit; null: none is typed yet. */
  amount: number | null;
  /** What the payer's app shows. */
  note: string;
  /** Whether a code is wanted at all. */
  enabled: boolean;
}

/**
 * The `upi://pay` address of an amount that is being typed, once that rests.
 * @returns `isOld`: `link` is the one from before, or none; `problems`: what is wrong with what was typed
 * @example const { link, isOld } = usePaymentCode({ amount: 25_000, note: "K7M2QX4D", enabled: method === "upi" });
 */
export function usePaymentCode({ amount, note, enabled }: Asked) {
  const wanted = useSettled({ amount, note: note.trim() }, PAUSE);
  const input = GeneratePaymentQr.safeParse({ amount: wanted.amount, note: wanted.note || undefined });
  const query = useQuery({
    ...q.organisation.generatePaymentQr(input.data),
    enabled: enabled && input.success,
    placeholderData: keepPreviousData,
  });
  const problem = (field: "amount" | "note") =>
    wanted[field] ? input.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  return {
    link: input.success ? query.data?.paymentLink : undefined,
    isOld: query.isPlaceholderData || wanted.amount !== amount || wanted.note !== note.trim(),
    problems: { amount: problem("amount"), note: problem("note") },
    query,
  };
}
