import { DESK_STATUS } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import type { StepProps } from "../step-props";
import { useDesks } from "../use-desks";
import type { SentCode } from "../visitor";
import { withOwnSeat } from "../wanted-seat";

/** How the flow's own answer says that the draft's desk can't be had: it is not there, or somebody else's; null while it can. */
export function useSeatGone({ branch, draft, words }: StepProps, sent: SentCode | null): string | null {
  const { query, rows, isWhole } = useDesks(branch, draft);
  // Those of another time say nothing of this one.
  if (query.isPlaceholderData) return null;
  const desks = withOwnSeat(rows, draft, branch, sent, query.dataUpdatedAt);
  const desk = desks.find(({ _id }) => _id === draft.desk);
  if (!desk) return isWhole ? `This ${words.desk.toLowerCase()} is not here any more` : null;
  return desk.status === DESK_STATUS.Available ? null : `${words.desk} ${desk.name} is not free then`;
}

/** Says so before a name or a code is asked for, and leads to the others. */
export const SeatGone = ({ gone, words, onDraft }: Pick<StepProps, "words" | "onDraft"> & { gone: string | null }) =>
  gone && (
    <Callout
      live
      tone="warning"
      title={gone}
      action={<Button onClick={() => onDraft({ step: "desk" })}>Another {words.desk.toLowerCase()}</Button>}
    >
      Choose another one, or another time.
    </Callout>
  );
