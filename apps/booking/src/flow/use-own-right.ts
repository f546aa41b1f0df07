import { formatMoney } from "@carrel/sdk/domain";
import { draftPeriod } from "./draft";
import { type Judged, judged } from "./own-right";
import type { StepProps } from "./step-props";
import { useDesks } from "./use-desks";
import type { Proof } from "./visitor";

/** What a member's visit is to him. */
export interface OwnVisit {
  judged: Judged;
  /** What it costs everybody, written; null: nothing. */
  price: string | null;
  /** The pass that he asks for where none of his lets him in, with its price. */
  pass: string | null;
}

/**
 * What the memberships of a proved address do for the draft.
 * @param proof null: there are none
 * @param refused as `judged` takes it
 */
export function useOwnRight(
  { organisation, branch, draft }: StepProps,
  proof: Proof | null,
  refused: Readonly<Record<string, string>>,
): OwnVisit | null {
  const { quote } = useDesks(branch, draft);
  const pass = branch.passes.find(({ _id }) => _id === draft.pass);
  const period = draftPeriod(draft, branch.timezone);
  if (!proof || !period) return null;
  const visit = { type: draft.type ?? "HOURLY", ...period };
  return {
    judged: judged(proof.memberships, { visit, branch, branches: organisation.branches }, refused),
    price: quote && quote.amount > 0 ? formatMoney(quote.amount, quote.currency) : null,
    pass: pass ? `${pass.name}, ${formatMoney(pass.amount, pass.currency)}` : null,
  };
}
