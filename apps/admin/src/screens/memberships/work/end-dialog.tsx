import { useOnce, useTerminology } from "@carrel/hooks";
import { addDays, localDateOf } from "@carrel/sdk/domain";
import { LocalDate } from "@carrel/sdk/schemas";
import { DatePicker } from "@carrel/ui/date-picker";
import { RadioCards } from "@carrel/ui/radio-cards";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { lastDayOf } from "../../../app/parts/booked-time";
import { undoing } from "../../../app/undoing";
import { DialogForm } from "../../../forms/dialog-form";
import { fieldsFor } from "../../../forms/fields";
import { useEndRefund } from "../../../forms/use-end-refund";
import { useZodForm } from "../../../forms/use-zod-form";
import { firstDayOf } from "./first-day";
import type { WorkProps } from "./work-props";

const EndInput = z.object({ when: z.enum(["now", "day"]), lastDay: LocalDate });
const { FormField, FormValue } = fieldsFor(EndInput);

/** Ends a membership now or with a day, and gives back what was paid for the rest; one that has not begun is taken back. */
export function EndDialog({ membership, zone, onClose }: WorkProps) {
  const words = useTerminology();
  const { _id: id, customerName, state, deskId, lastDay } = membership;
  const end = useMutation(q.memberships.end({ once: useOnce() }));
  const reinstate = useMutation(q.memberships.reinstate());
  const today = localDateOf(new Date(), zone);
  const hasBegun = state !== "upcoming";
  const earliest = firstDayOf(membership, zone);
  const latest = addDays(lastDay, -1);
  const hasDays = earliest <= latest;
  const form = useZodForm(EndInput, {
    defaultValues: { when: "now", lastDay: earliest },
    submit: async (values) => {
      const ended = await end.mutateAsync({
        id,
        ...(values.when === "day" && { lastDay: values.lastDay }),
        ...refund.given,
      });
      toast.success(
        ended.state === "cancelled" || ended.state === "ended"
          ? `The membership of ${customerName} has ended`
          : `The membership of ${customerName} ends on ${lastDayOf(ended, zone)}`,
        ended.canReinstate
          ? { action: undoing(() => reinstate.mutateAsync({ id }), `${customerName} has the membership again`) }
          : {},
      );
      onClose();
      return undefined;
    },
  });
  const isNow = form.watch("when") === "now";
  const refund = useEndRefund({ id, ...(!isNow && { lastDay: form.watch("lastDay") }) });
  const rest = deskId ? " What is left is free for others." : "";
  return (
    <DialogForm
      title={`End the membership of ${customerName}?`}
      description={`It lasts until ${lastDayOf(membership, zone)}.${rest} Where money goes back it can’t be undone.`}
      action={isNow ? "End it now" : "End it with this day"}
      tone="danger"
      disabled={!refund.isReady}
      form={form}
      onClose={onClose}
    >
      {hasDays && (
        <FormValue name="when">
          {(field) => (
            <RadioCards
              {...field}
              label="When"
              options={[
                {
                  value: "now",
                  label: "Now",
                  description: hasBegun
                    ? `From this minute on the ${words.member.toLowerCase()} has it no more.`
                    : "It never begins.",
                },
                { value: "day", label: "With a day", description: "That day is still theirs." },
              ]}
            />
          )}
        </FormValue>
      )}
      {!isNow && (
        <FormField name="lastDay" label="Last day" required>
          {(field) => (
            <DatePicker
              {...field}
              min={earliest}
              max={latest}
              today={today}
              locale={LOCALE}
              onValueChange={(day) => day && field.onValueChange(day)}
            />
          )}
        </FormField>
      )}
      {refund.fields}
    </DialogForm>
  );
}
