import { useOnce, usePermission } from "@carrel/hooks";
import { formatPeriod } from "@carrel/sdk/domain";
import { Callout } from "@carrel/ui/callout";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../../app/carrel";
import { lastDayOf } from "../../../app/parts/booked-time";
import { renewalTerm } from "../../../app/words/renewal-term";
import { DialogForm } from "../../../forms/dialog-form";
import { DisplacingQuestion, useDisplacing } from "../../../forms/displacing";
import { fieldsFor } from "../../../forms/fields";
import { NEW_SALE, saleFields, saleOf } from "../../../forms/payment";
import { SalePaymentField } from "../../../forms/payment-field";
import { SalePrice } from "../../../forms/sale-price";
import { useZodForm } from "../../../forms/use-zod-form";
import { PlanField } from "../../desks/work/plan-field";
import { soldPlans } from "../../desks/work/sold-plans";
import { usePlans } from "../../desks/work/use-plans";
import type { WorkProps } from "./work-props";

const RenewInput = z.object({ feePlanId: z.string().min(1, "Choose a fee plan"), ...saleFields });
type RenewValues = z.output<typeof RenewInput>;
const { FormValue } = fieldsFor(RenewInput);

/** Adds one duration of a plan to a membership, from its end or, where that is past, from today. */
export function RenewDialog({ membership, zone, onClose }: WorkProps) {
  const { _id: id, kind, branchId, deskId, shiftId, feePlanId, customerName } = membership;
  const { plans: allPlans, isPending, mayRead } = usePlans();
  const plans = soldPlans(allPlans, { branchId, shiftId: shiftId ?? undefined }).filter(({ sells }) => sells === kind);
  const seesDesk = usePermission("desks.read") && deskId !== null;
  // Its zone and kind decide the price.
  const desk = useQuery({ ...q.desks.get({ id: deskId ?? "" }), enabled: seesDesk });
  const renew = useMutation(q.memberships.renew({ once: useOnce() }));
  const displacing = useDisplacing();
  const form = useZodForm<RenewValues, RenewValues>(RenewInput, {
    defaultValues: { feePlanId, ...NEW_SALE },
    submit: async ({ feePlanId: chosen, ...payment }) => {
      const renewed = await displacing.watch(
        renew.mutateAsync({
          id,
          ...(chosen !== feePlanId && { feePlanId: chosen }),
          ...saleOf(payment),
          ...displacing.given(),
        }),
      );
      toast.success(`The membership of ${customerName} is renewed`, {
        description: `Until ${lastDayOf(renewed, zone)}`,
      });
      onClose();
      return undefined;
    },
  });
  const plan = plans.find(({ _id }) => _id === form.watch("feePlanId"));
  const isKnown = deskId === null || desk.data !== undefined || !seesDesk;
  const term =
    plan && isKnown
      ? renewalTerm(plan, membership, new Date(), {
          branchId,
          timezone: zone,
          shiftId,
          zone: desk.data?.zone,
          deskKind: desk.data?.kind,
        })
      : null;
  const isOver = new Date(membership.endAt) <= new Date();
  return (
    <DialogForm title={`Renew the membership of ${customerName}`} action="Renew" form={form} onClose={onClose}>
      {!mayRead && (
        <Callout tone="warning">Your role doesn’t show fee plans, and a renewal needs one. Ask an owner.</Callout>
      )}
      <FormValue name="feePlanId">
        {(field) => <PlanField {...field} plans={plans} isPending={isPending} value={plan ? field.value : ""} />}
      </FormValue>
      {term && (
        <section aria-label="What it comes to" className="flex flex-col gap-2">
          <p className="m-0 font-medium text-strong">
            {isOver ? "From today: " : "Added: "}
            {formatPeriod(term.period.startAt, term.period.endAt, zone)}
          </p>
          <SalePrice price={term.price} />
        </section>
      )}
      <SalePaymentField price={term?.price} customerId={membership.customerId} takesDeposit />
      <DisplacingQuestion displacing={displacing} verb="Renew" onConfirm={() => void form.send()} />
    </DialogForm>
  );
}
