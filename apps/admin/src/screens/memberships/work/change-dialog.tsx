import { messageOf, useOnce, usePermission, useTerminology } from "@carrel/hooks";
import { localDateOf } from "@carrel/sdk/domain";
import { LocalDate } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { Combobox } from "@carrel/ui/combobox";
import { DatePicker } from "@carrel/ui/date-picker";
import { toast } from "@carrel/ui/toast";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { lastDayOf } from "../../../app/parts/booked-time";
import { undoing } from "../../../app/undoing";
import { useShifts } from "../../../app/use-shifts";
import { whereText } from "../../../app/words/membership-text";
import { DialogForm } from "../../../forms/dialog-form";
import { DisplacingQuestion, useDisplacing } from "../../../forms/displacing";
import { fieldsFor } from "../../../forms/fields";
import { ledToField } from "../../../forms/led-to-field";
import { NEW_SALE, saleFields, saleOf } from "../../../forms/payment";
import { SalePaymentField } from "../../../forms/payment-field";
import { useZodForm } from "../../../forms/use-zod-form";
import { PlanField } from "../../desks/work/plan-field";
import { ShiftField } from "../../desks/work/shift-field";
import { hasDesk, hasShift, shiftsOf, soldPlans } from "../../desks/work/sold-plans";
import { usePlans } from "../../desks/work/use-plans";
import { ChangeLines } from "./change-lines";
import { firstDayOf } from "./first-day";
import { useChangeBack } from "./use-change-back";
import { useGoOn } from "./use-go-on";
import type { WorkProps } from "./work-props";

const ChangeInput = z.object({
  from: LocalDate,
  feePlanId: z.string().min(1, "Choose a fee plan"),
  shiftId: z.string(),
  deskId: z.string(),
  ...saleFields,
});
type ChangeValues = z.output<typeof ChangeInput>;
const { FormField, FormValue } = fieldsFor(ChangeInput);

/** As many as the server gives at once. */
const ALL_DESKS = 2000;

/** Another plan, shift or desk for the days that are left, with what that means before it is done. */
export function ChangeDialog({ membership, zone, onClose }: WorkProps) {
  const words = useTerminology();
  const noun = words.desk.toLowerCase();
  const goOn = useGoOn();
  const changeBack = useChangeBack(zone);
  const seesDesks = usePermission("desks.read");
  const { _id: id, kind, branchId, customerName, feePlanId, shiftId, deskId, lastDay } = membership;
  const { plans: allPlans, isPending } = usePlans();
  // A seat stays one, whole or in a shift: what is at any desk is another thing.
  const plans = soldPlans(allPlans, { branchId }).filter((plan) =>
    deskId === null ? plan.sells === kind : hasDesk(plan),
  );
  const { shifts: allShifts, isPending: isShiftPending } = useShifts([branchId]);
  const desks = useQuery({ ...q.desks.list({ limit: ALL_DESKS, page: 1 }), enabled: seesDesks && deskId !== null });
  const change = useMutation(q.memberships.change({ once: useOnce() }));
  const today = localDateOf(new Date(), zone);
  const earliest = firstDayOf(membership, zone);

  /** What is different from now, as the calls take it. */
  const changesOf = (values: Pick<ChangeValues, "feePlanId" | "shiftId" | "deskId">) => {
    const chosen = plans.find(({ _id }) => _id === values.feePlanId);
    return {
      ...(values.feePlanId !== feePlanId && { feePlanId: values.feePlanId }),
      ...(chosen && hasShift(chosen) && values.shiftId !== (shiftId ?? "") && { shiftId: values.shiftId }),
      ...(values.deskId !== (deskId ?? "") && { deskId: values.deskId }),
    };
  };
  const displacing = useDisplacing();
  const form = useZodForm<ChangeValues, ChangeValues>(ChangeInput, {
    defaultValues: { from: earliest, feePlanId, shiftId: shiftId ?? "", deskId: deskId ?? "", ...NEW_SALE },
    submit: async (values) => {
      const asked = { id, from: values.from, ...changesOf(values), ...saleOf(values), ...displacing.given() };
      const changed = await displacing
        .watch(change.mutateAsync(asked))
        .catch(ledToField({ desk_taken: "deskId", floating_full: "feePlanId" }));
      const back = await changeBack(membership, changed);
      toast.success(`${customerName}: ${whereText(changed, words)}, ${changed.feePlanName}`, {
        description: `Until ${lastDayOf(changed, zone)}`,
        ...(back && { action: undoing(back, `${customerName}: ${whereText(membership, words)} again`) }),
      });
      onClose();
      goOn(id, changed._id);
      return undefined;
    },
  });
  const values = form.watch();
  const plan = plans.find(({ _id }) => _id === values.feePlanId);
  const shifts = plan ? shiftsOf(plan, allShifts) : [];
  const changes = changesOf(values);
  const isChosen = plan !== undefined && (!hasShift(plan) || shifts.some(({ _id }) => _id === values.shiftId));
  const isChanged = isChosen && Object.keys(changes).length > 0;
  const preview = useQuery({
    ...q.memberships.previewChange({ id, from: values.from, ...changes }),
    enabled: isChanged,
    placeholderData: keepPreviousData,
  });
  const means = isChanged ? preview.data : undefined;

  return (
    <DialogForm
      title={`Change the membership of ${customerName}`}
      description={`${whereText(membership, words)}, until ${lastDayOf(membership, zone)}. What is different holds for the days that are left.`}
      action="Change"
      form={form}
      disabled={!isChanged}
      onClose={onClose}
    >
      <FormField name="from" label="From" required>
        {(field) => (
          <DatePicker
            {...field}
            min={earliest}
            max={lastDay}
            today={today}
            locale={LOCALE}
            onValueChange={(day) => day && field.onValueChange(day)}
          />
        )}
      </FormField>
      <FormValue name="feePlanId">
        {(field) => <PlanField {...field} plans={plans} isPending={isPending} value={plan ? field.value : ""} />}
      </FormValue>
      {plan && hasShift(plan) && (
        <FormValue name="shiftId">
          {(field) => <ShiftField {...field} plan={plan} shifts={shifts} isPending={isShiftPending} />}
        </FormValue>
      )}
      {deskId !== null && seesDesks && (
        <FormField name="deskId" label={words.desk} required hint={`Another one has to be free for all that is left.`}>
          {(field) => (
            <Combobox
              {...field}
              loading={desks.isPending}
              options={(desks.data?.data ?? [])
                .filter(({ _id, isActive }) => isActive || _id === deskId)
                .map(({ _id, name, zone: place }) => ({ value: _id, label: name, ...(place && { hint: place }) }))}
              searchPlaceholder={`Search ${words.desks.toLowerCase()}`}
              placeholder={`Choose a ${noun}`}
            />
          )}
        </FormField>
      )}
      {isChanged && preview.error && <Callout tone="warning">{messageOf(preview.error)}</Callout>}
      {means && <ChangeLines change={means} isStale={preview.isPlaceholderData} />}
      {means && means.due > 0 && (
        <SalePaymentField price={{ amount: means.due, currency: means.currency }} customerId={membership.customerId} />
      )}
      <DisplacingQuestion displacing={displacing} verb="Change" onConfirm={() => void form.send()} />
    </DialogForm>
  );
}
