import type { StepProps } from "./step-props";
import { useMailCode } from "./use-mail-code";
import type { SentCode } from "./visitor";
import { wantedSeat } from "./wanted-seat";

/**
 * Mails a code, and asks that the draft's seat be held meanwhile: what this browser held before goes over.
 * @param before the code that was mailed last
 */
export function useSendCode({ organisation, branch, draft }: StepProps, before: SentCode | null) {
  const mail = useMailCode(organisation._id, before);
  return (email: string): Promise<SentCode> => mail(email, wantedSeat(draft, branch));
}
