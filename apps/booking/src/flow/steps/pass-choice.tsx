import { formatMoney } from "@carrel/sdk/domain";
import { RadioCards } from "@carrel/ui/radio-cards";
import { useEffect } from "react";
import { passInWords, passOffers } from "../asked-pass";
import type { StepProps } from "../step-props";
import { useDesks } from "../use-desks";

const ALONE = "alone";

/** This visit at its price, or a pass that it is the first part of; nothing where the place offers none that holds it. */
export function PassChoice({ branch, draft, onDraft }: StepProps) {
  const { quote } = useDesks(branch, draft);
  const offers = passOffers(branch, draft);
  const isOffered = offers.some(({ pass }) => pass._id === draft.pass);
  // Of another time, or of a shared link: it can't be had with this visit.
  const isGone = draft.pass !== undefined && !isOffered;
  useEffect(() => {
    if (isGone) onDraft({ pass: undefined });
  }, [isGone, onDraft]);
  if (offers.length === 0) return null;
  const price = quote && quote.amount > 0 ? formatMoney(quote.amount, quote.currency) : null;
  return (
    <RadioCards
      label="This visit, or a pass"
      value={isOffered && draft.pass ? draft.pass : ALONE}
      onValueChange={(value) => onDraft({ pass: value === ALONE ? undefined : value })}
      options={[
        { value: ALONE, label: price ? `This visit, ${price}` : "This visit alone" },
        ...offers.map((offer) => ({
          value: offer.pass._id,
          label: `${offer.pass.name}, ${formatMoney(offer.pass.amount, offer.pass.currency)}`,
          description: passInWords(offer),
        })),
      ]}
    />
  );
}
