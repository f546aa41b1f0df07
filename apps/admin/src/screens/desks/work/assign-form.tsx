import { useOnce, useOnline, usePermission, useTerminology } from "@carrel/hooks";
import type { Desk, Membership } from "@carrel/sdk";
import { formatPeriod, localDateOf } from "@carrel/sdk/domain";
import { Callout } from "@carrel/ui/callout";
import { DatePicker } from "@carrel/ui/date-picker";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { useBranchZone } from "../../../app/use-branch-zone";
import { useShifts } from "../../../app/use-shifts";
import { planKinds } from "../../../app/words/plan-kinds";
import { counted } from "../../../app/words/span-text";
import { DisplacingQuestion, useDisplacing } from "../../../forms/displacing";
import { fieldsFor } from "../../../forms/fields";
import { ledToField } from "../../../forms/led-to-field";
import { NEW_SALE } from "../../../forms/payment";
import { SalePaymentField } from "../../../forms/payment-field";
import { PeopleField } from "../../../forms/people-field";
import { SalePrice } from "../../../forms/sale-price";
import { SheetForm } from "../../../forms/sheet-form";
import { useSheetForm } from "../../../forms/use-sheet-form";
import { Alternatives } from "./alternatives";
import { type AssignValues, assignForm, membershipOf } from "./assign-values";
import { ChangedMeanwhile } from "./changed-meanwhile";
import { knownInstead } from "./known-instead";
import { OfferedField } from "./offered-field";
import { PlanField } from "./plan-field";
import { ShiftField } from "./shift-field";
import { hasDesk, hasShift, shiftsOf, soldPlans } from "./sold-plans";
import { useAlternatives } from "./taken";
import { usePlans } from "./use-plans";
import { firstWho, WITHOUT_WHO, whoOf } from "./who";
import { WhoField } from "./who-field";

const { FormField, FormValue } = fieldsFor<AssignValues>();

interface AssignFormProps {
  branchId: string;
  /** The desk that it was opened from. */
  desk?: Desk;
  /** What was chosen before. */
  begun: {
    shiftId: string | undefined;
    /** Local date of the branch. */
    startDate: string | undefined;
    customerId: string | undefined;
    feePlanId: string | undefined;
  };
}

/** Sells somebody a membership: the plan first, then its shift, the first day, and only what is free for all of it. */
export function AssignForm({ branchId, desk, begun }: AssignFormProps) {
  const words = useTerminology();
  const noun = words.desk.toLowerCase();
  const zone = useBranchZone(branchId);
  const online = useOnline();
  const mayAdd = usePermission("customers.write");
  const { plans: allPlans, isPending, mayRead: mayReadPlans } = usePlans();
  const { shifts: allShifts, isPending: isShiftPending } = useShifts([branchId]);
  const plans = soldPlans(allPlans, { branchId, isOfDesk: desk !== undefined, shiftId: begun.shiftId });
  const planOf = (id: string) => plans.find(({ _id }) => _id === id);
  const { alternatives, watch } = useAlternatives();
  const sell = useMutation(q.memberships.add({ once: useOnce() }));
  const add = useMutation(q.customers.add());
  const today = localDateOf(new Date(), zone);
  const displacing = useDisplacing();

  /** Somebody new is added first, and once, unless he is known: when the sale is refused, he is known from then on. */
  const customerOf = async (values: AssignValues) => {
    const { customerId, customer: person } = whoOf(values);
    if (!person) return customerId ?? "";
    const addedId = await add.mutateAsync({ ...person, branchId }).then(({ _id }) => _id, knownInstead);
    form.setValue("customerId", addedId);
    form.setValue("isNew", false);
    return addedId;
  };
  const form = useSheetForm<AssignValues, AssignValues>(assignForm(words, planOf), {
    defaultValues: {
      feePlanId: begun.feePlanId ?? "",
      shiftId: begun.shiftId ?? "",
      startDate: begun.startDate ?? today,
      deskId: desk?._id ?? "",
      people: [],
      ...NEW_SALE,
      ...firstWho(begun.customerId),
    },
    save: async (values) => {
      const chosen = planOf(values.feePlanId);
      if (!chosen) return undefined;
      const customerId = await customerOf(values);
      const asked = { ...membershipOf(chosen, customerId, branchId, values), ...displacing.given() };
      try {
        const membership = await displacing.watch(watch(sell.mutateAsync(asked)));
        return {
          title: soldText(membership),
          description: formatPeriod(new Date(membership.startAt), new Date(membership.endAt), zone),
          ...(desk && membership.deskId && { params: { deskId: membership.deskId } }),
          search: WITHOUT_WHO,
        };
      } catch (error) {
        // Somebody was quicker: what is free now is shown.
        void offer.refetch();
        return ledToField({
          customer_assigned: "customerId",
          floating_full: hasShift(chosen) ? "shiftId" : "feePlanId",
        })(error);
      }
    },
  });
  const soldText = ({ kind, deskName, shiftName, customerName }: Membership) => {
    if (kind === "seat") return `${words.desk} ${deskName} is ${customerName}’s`;
    if (kind === "shift") return `${words.desk} ${deskName} is ${customerName}’s in ${shiftName}`;
    return `${customerName} has a ${planKinds(words)[kind].label.toLowerCase()}`;
  };

  const { isSubmitting } = form.formState;
  const values = form.watch();
  const { feePlanId, shiftId, startDate, deskId, customerId, isNew } = values;
  const plan = planOf(feePlanId);
  const shifts = plan ? shiftsOf(plan, allShifts) : [];
  const shift = plan && hasShift(plan) ? shifts.find(({ _id }) => _id === shiftId) : undefined;
  const isAsked = plan !== undefined && startDate !== "" && (!hasShift(plan) || shift !== undefined);
  const offer = useQuery({
    ...q.memberships.offer({
      feePlanId,
      branchId,
      startDate,
      ...(shift && { shiftId: shift._id }),
      ...(!isNew && customerId && { customerId }),
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const found = isAsked ? offer.data : undefined;
  const price = plan && hasDesk(plan) ? found?.desks.find((one) => one.deskId === deskId)?.price : found?.price;

  return (
    <>
      <SheetForm
        title={desk ? `Assign ${noun} ${desk.name}` : "New membership"}
        description="For as long as a fee plan lasts; it can be renewed, changed and ended."
        action={desk ? `Assign ${noun}` : "Sell membership"}
        form={form}
      >
        <Alternatives
          alternatives={alternatives}
          zone={zone}
          verb="Assign"
          disabled={!online || isSubmitting}
          onTake={(instead) => {
            form.setValue("deskId", instead.deskId, { shouldDirty: true });
            form.setValue("startDate", localDateOf(new Date(instead.startAt), zone), { shouldDirty: true });
            void form.send();
          }}
        />
        {desk && <ChangedMeanwhile desk={desk} isDone={isSubmitting || sell.isSuccess} />}
        {!mayReadPlans && (
          <Callout tone="warning">Your role doesn’t show fee plans, and a membership needs one. Ask an owner.</Callout>
        )}
        <FormValue name="feePlanId">
          {(field) => <PlanField {...field} plans={plans} isPending={isPending} />}
        </FormValue>
        {plan && hasShift(plan) && (
          <FormValue name="shiftId">
            {(field) => <ShiftField {...field} plan={plan} shifts={shifts} isPending={isShiftPending} />}
          </FormValue>
        )}
        <FormField name="startDate" label="From" required hint="A past day, too, where it began before.">
          {(field) => (
            <DatePicker
              {...field}
              today={today}
              locale={LOCALE}
              onValueChange={(date) => date && field.onValueChange(date)}
            />
          )}
        </FormField>
        <WhoField mayAdd={mayAdd} />
        {plan?.isShared && (
          <FormValue name="people">
            {(field) => (
              <PeopleField
                {...field}
                label="Who else uses it"
                hint="They come on the same pass; each visit takes from it."
                without={isNew ? "" : customerId}
              />
            )}
          </FormValue>
        )}
        {(plan ? hasDesk(plan) : desk !== undefined) && (
          <FormValue name="deskId">
            {(field) => (
              <OfferedField
                {...field}
                offer={{ data: found, error: offer.error, isFetching: offer.isFetching }}
                begun={desk}
              />
            )}
          </FormValue>
        )}
        {found && (
          <section aria-label="What it comes to" className="flex flex-col gap-2">
            <p className="font-medium text-strong">
              {formatPeriod(new Date(found.startAt), new Date(found.endAt), zone)}
            </p>
            {found.placesLeft !== null && (
              <p className={found.placesLeft > 0 ? "text-muted" : "text-danger"}>
                {found.placesLeft > 0
                  ? `${counted(found.placesLeft, "place is", "places are")} left for all of it.`
                  : "No place is left for all of it: it can’t be sold."}
              </p>
            )}
            {price && <SalePrice price={price} />}
          </section>
        )}
        <SalePaymentField price={price} customerId={isNew ? null : customerId} takesDeposit />
      </SheetForm>
      <DisplacingQuestion displacing={displacing} verb="Sell" onConfirm={() => void form.send()} />
    </>
  );
}
