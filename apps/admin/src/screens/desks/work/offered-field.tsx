import { messageOf, useTerminology } from "@carrel/hooks";
import type { Desk, Offer } from "@carrel/sdk";
import { Combobox, type ComboboxOption } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import { useMoney } from "../../../app/use-money";

interface OfferedFieldProps {
  /** What is free for the whole term; idle until it is known what is sold from when. */
  offer: { data: Offer | undefined; error: Error | null; isFetching: boolean };
  /** The one that the form began with: it stays named where it isn't free. */
  begun: Desk | undefined;
  value: string;
  onValueChange: (deskId: string) => void;
  error: string | undefined;
}

/** A desk of those that are free for the whole term, in the order of the offer, each with its price. */
export function OfferedField({ offer, begun, value, onValueChange, error }: OfferedFieldProps) {
  const { desk, desks } = useTerminology();
  const money = useMoney();
  const noun = desk.toLowerCase();
  const offered = offer.data?.desks;
  const options: ComboboxOption[] = (offered ?? []).map(({ deskId, deskName, zone, price }) => ({
    value: deskId,
    label: deskName,
    hint: [zone, money(price.amount, price.currency)].filter(Boolean).join(", "),
  }));
  const isOffered = options.some((option) => option.value === value);
  if (begun && value === begun._id && !isOffered) options.unshift({ value, label: begun.name, hint: begun.zone });
  const named = options.some((option) => option.value === value);
  const noneFree = offered?.length === 0;
  const hint = () => {
    if (!offered)
      return offer.isFetching
        ? undefined
        : `Choose the plan first: then the ${desks.toLowerCase()} that are free are offered.`;
    if (noneFree) return undefined;
    if (named && !isOffered)
      return `${desk} ${begun?.name ?? ""} is not free for all of it. ${offered.length === 1 ? "One other is" : `${offered.length} others are`}.`;
    return offered.length === 1
      ? `The only ${noun} that is free for all of it.`
      : `${offered.length} are free for all of it.`;
  };
  const nobody = noneFree
    ? `No ${noun} is free for all of it. Choose another first day${begun ? "" : " or another plan"}.`
    : undefined;
  return (
    <Field label={desk} required hint={hint()} error={error ?? (offer.error ? messageOf(offer.error) : nobody)}>
      <Combobox
        value={named ? value : null}
        onValueChange={onValueChange}
        options={options}
        loading={offer.isFetching && !offered}
        disabled={!offered && options.length === 0}
        placeholder={`Choose a ${noun}`}
        searchPlaceholder={`Search ${desks.toLowerCase()}`}
      />
    </Field>
  );
}
