import type { Desk } from "@carrel/sdk";
import { quote } from "@carrel/sdk/domain";
import { TagInput } from "@carrel/ui/tag-input";
import { Textarea } from "@carrel/ui/textarea";
import { useFormContext } from "react-hook-form";
import { fieldsFor } from "../../../forms/fields";
import { METHODS, NOT_PAID_YET } from "../../../forms/payment";
import { SalePaymentField } from "../../../forms/payment-field";
import { SalePrice } from "../../../forms/sale-price";
import { type BookFields, periodOf, roomOf } from "./book-form";
import { usePlans } from "./use-plans";

const { FormField, TextField } = fieldsFor<BookFields>();

const PAYMENTS = [NOT_PAID_YET, ...METHODS];

interface BookRestProps {
  branchId: string;
  /** The branch's time zone. */
  timezone: string;
  /** Which is booked, as far as one is known: its zone and kind may have a price of their own. */
  desk: Pick<Desk, "zone" | "kind" | "capacity"> | undefined;
}

/** What a booking costs, how it is paid, who comes along, and what the staff note. Stands in a form of `bookForm`. */
export function BookRest({ branchId, timezone, desk }: BookRestProps) {
  const { watch } = useFormContext<BookFields>();
  const { plans, isPending, mayRead } = usePlans();
  const [type, date, lastDate, startAt, endAt] = watch(["type", "date", "lastDate", "startAt", "endAt"]);
  const [isNew, customerId] = watch(["isNew", "customerId"]);
  const period = periodOf({ type, date, lastDate, startAt, endAt }, timezone);
  const price = period && quote(plans, { type, ...period, timezone, branchId, zone: desk?.zone, deskKind: desk?.kind });
  const room = roomOf(desk);
  return (
    <>
      {mayRead && price && <SalePrice price={price} />}
      {mayRead && !isPending && period && !price && (
        <p className="text-muted">No fee plan covers this time: it is booked without a price.</p>
      )}
      <SalePaymentField
        price={mayRead ? price : null}
        customerId={isNew ? null : customerId}
        label="Payment"
        methods={PAYMENTS}
        isReferenced={false}
      />
      {room > 0 && (
        <FormField
          name="guests"
          label="Who comes along"
          optional
          hint={room === 1 ? "One guest's name." : `Up to ${room} guests, by name: Enter adds one.`}
        >
          {(field, onBlur) => <TagInput {...field} onBlur={onBlur} value={field.value.slice(0, room)} max={room} />}
        </FormField>
      )}
      <TextField as={Textarea} name="notes" label="Notes" optional hint="For the staff only." rows={2} />
    </>
  );
}
