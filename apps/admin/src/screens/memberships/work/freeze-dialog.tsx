import { useOnce, useTerminology } from "@carrel/hooks";
import { daysBetween, localDateOf } from "@carrel/sdk/domain";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../../app/carrel";
import { lastDayOf } from "../../../app/parts/booked-time";
import { counted } from "../../../app/words/span-text";
import { DayRangeFields, dayRange, firstThenLast } from "../../../forms/day-range";
import { DialogForm } from "../../../forms/dialog-form";
import { DisplacingQuestion, useDisplacing } from "../../../forms/displacing";
import { useZodForm } from "../../../forms/use-zod-form";
import { firstDayOf } from "./first-day";
import type { WorkProps } from "./work-props";

const FreezeInput = z.object(dayRange).refine(...firstThenLast);

/** Lets a membership rest for some days; its end moves on by what is lost. */
export function FreezeDialog({ membership, zone, onClose }: WorkProps) {
  const words = useTerminology();
  const { _id: id, customerName, deskName, lastDay } = membership;
  const freeze = useMutation(q.memberships.freeze({ once: useOnce() }));
  const today = localDateOf(new Date(), zone);
  const earliest = firstDayOf(membership, zone);
  const displacing = useDisplacing();
  const form = useZodForm(FreezeInput, {
    defaultValues: { from: earliest, to: earliest },
    submit: async (input) => {
      const frozen = await displacing.watch(freeze.mutateAsync({ id, ...input, ...displacing.given() }));
      toast.success(`The membership of ${customerName} rests`, {
        description: `It ends on ${lastDayOf(frozen, zone)} now.`,
      });
      onClose();
      return undefined;
    },
  });
  const [from, to] = form.watch(["from", "to"]);
  const days = to >= from ? daysBetween(from, to) + 1 : 0;
  const meanwhile = deskName
    ? `${words.desk} ${deskName} is free for others meanwhile.`
    : "Visits in them are cancelled, and who was to come is told.";
  return (
    <DialogForm
      title={`Freeze the membership of ${customerName}`}
      description={`It rests for some days, and ends later by those that are lost. ${meanwhile}`}
      action={days > 0 ? `Freeze for ${counted(days, "day")}` : "Freeze"}
      form={form}
      onClose={onClose}
    >
      <DayRangeFields min={earliest} max={lastDay} today={today} />
      <DisplacingQuestion displacing={displacing} verb="Freeze" onConfirm={() => void form.send()} />
    </DialogForm>
  );
}
