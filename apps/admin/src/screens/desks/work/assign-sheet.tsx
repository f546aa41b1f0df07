import { useOnce, useOnline, usePermission, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { formatPeriod, localDateOf } from "@carrel/sdk/domain";
import { LocalDate } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { DatePicker } from "@carrel/ui/date-picker";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import * as z from "zod";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { Price } from "../../../app/parts/price";
import { useBranchZone } from "../../../app/use-branch-zone";
import { fieldsFor } from "../../../forms/fields";
import { paymentFields, paymentOf } from "../../../forms/payment";
import { PaymentField } from "../../../forms/payment-field";
import { SheetForm } from "../../../forms/sheet-form";
import { useSheetForm } from "../../../forms/use-sheet-form";
import { Alternatives } from "./alternatives";
import { ChangedMeanwhile } from "./changed-meanwhile";
import { knownInstead } from "./known-instead";
import { ledToField } from "./led-to-field";
import { PlanField } from "./plan-field";
import { useAlternatives } from "./taken";
import { assignmentTerm, dailyPlansOf } from "./term";
import { usePlans } from "./use-plans";
import { checkWho, firstWho, WITHOUT_WHO, whoFields, whoOf } from "./who";
import { WhoField } from "./who-field";

const { FormField, FormValue } = fieldsFor<AssignValues>();

const route = getRouteApi("/signed-in/office/desks/$deskId/assign");

const assignForm = (member: string) =>
  z
    .object({
      deskId: z.string(),
      feePlanId: z.string().min(1, "Choose a fee plan"),
      startDate: LocalDate,
      ...whoFields,
      ...paymentFields,
    })
    .superRefine(checkWho(member));
type AssignValues = z.output<ReturnType<typeof assignForm>>;

/** Gives a desk to somebody for one duration of a daily plan. */
export function AssignSheet() {
  const { deskId } = route.useParams();
  const { data: desk } = useSuspenseQuery(q.desks.get({ id: deskId }));
  return <AssignForm desk={desk} />;
}

function AssignForm({ desk }: { desk: Desk }) {
  const { customer } = route.useSearch();
  const words = useTerminology();
  const zone = useBranchZone(desk.branchId);
  const place = { branchId: desk.branchId, timezone: zone };
  const online = useOnline();
  const mayAdd = usePermission("customers.write");
  const { plans: allPlans, isPending, mayRead: mayReadPlans } = usePlans();
  const plans = dailyPlansOf(allPlans, desk.branchId);
  const { alternatives, watch } = useAlternatives();
  const assign = useMutation(q.desks.assignUser({ once: useOnce() }));
  const add = useMutation(q.customers.add());
  const today = localDateOf(new Date(), zone);

  /** Somebody new is added first, and once, unless he is known: when the desk is refused, he is known from then on. */
  const customerOf = async (values: AssignValues) => {
    const { customerId, customer: person } = whoOf(values);
    if (!person) return customerId ?? "";
    const addedId = await add.mutateAsync({ ...person, branchId: desk.branchId }).then(({ _id }) => _id, knownInstead);
    form.setValue("customerId", addedId);
    form.setValue("isNew", false);
    return addedId;
  };
  const form = useSheetForm<AssignValues, AssignValues>(assignForm(words.member), {
    defaultValues: {
      deskId: desk._id,
      feePlanId: "",
      startDate: today,
      method: "cash",
      reference: "",
      ...firstWho(customer),
    },
    save: async (values) => {
      const { deskId, feePlanId, startDate } = values;
      const customerId = await customerOf(values);
      const booking = await watch(
        assign.mutateAsync({ deskId, customerId, feePlanId, startDate, ...paymentOf(values) }),
      ).catch(ledToField({ customer_assigned: "customerId" }));
      return {
        title: `${words.desk} ${booking.deskName} is ${booking.visitor.name}’s`,
        description: formatPeriod(new Date(booking.startAt), new Date(booking.endAt), zone),
        params: { deskId: booking.deskId },
        search: WITHOUT_WHO,
      };
    },
  });
  const { isSubmitting } = form.formState;
  const [feePlanId, startDate] = form.watch(["feePlanId", "startDate"]);
  const plan = plans.find(({ _id }) => _id === feePlanId);
  const term = plan && assignmentTerm(plan, startDate, place);

  return (
    <SheetForm
      title={`Assign ${words.desk.toLowerCase()} ${desk.name}`}
      description={`For as long as a fee plan lasts; it can be renewed, moved and ended.`}
      action={`Assign ${words.desk.toLowerCase()}`}
      form={form}
    >
      <Alternatives
        alternatives={alternatives}
        zone={zone}
        verb="Assign"
        disabled={!online || isSubmitting}
        onTake={({ deskId, startAt }) => {
          form.setValue("deskId", deskId, { shouldDirty: true });
          form.setValue("startDate", localDateOf(new Date(startAt), zone), { shouldDirty: true });
          // Refused as well, the button below is about this desk again.
          void form.send().then(() => form.setValue("deskId", desk._id));
        }}
      />
      <ChangedMeanwhile desk={desk} isDone={isSubmitting || assign.isSuccess} />
      {!mayReadPlans && (
        <Callout tone="warning">Your role doesn’t show fee plans, and an assignment needs one. Ask an owner.</Callout>
      )}
      <WhoField mayAdd={mayAdd} />
      <FormValue name="feePlanId">{(field) => <PlanField {...field} plans={plans} isPending={isPending} />}</FormValue>
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
      {term && (
        <section aria-label="What it comes to" className="flex flex-col gap-2">
          <p className="font-medium text-strong">{formatPeriod(term.period.startAt, term.period.endAt, zone)}</p>
          <Price price={term.price} totalLabel="To pay" />
        </section>
      )}
      <PaymentField />
    </SheetForm>
  );
}
