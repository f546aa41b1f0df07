import { useOnce, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { formatPeriod } from "@carrel/sdk/domain";
import { Callout } from "@carrel/ui/callout";
import { DescriptionList } from "@carrel/ui/description-list";
import { EmptyState } from "@carrel/ui/empty-state";
import { Skeleton } from "@carrel/ui/skeleton";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import * as z from "zod";
import { q } from "../../../app/carrel";
import { BookedPeriod, lastDayOf } from "../../../app/parts/booked-time";
import { RecordSheet } from "../../../app/record-sheet";
import { useBranchZone } from "../../../app/use-branch-zone";
import { renewalTerm } from "../../../app/words/renewal-term";
import { fieldsFor } from "../../../forms/fields";
import { NEW_SALE, saleFields, saleOf } from "../../../forms/payment";
import { SalePaymentField } from "../../../forms/payment-field";
import { SalePrice } from "../../../forms/sale-price";
import { SheetForm } from "../../../forms/sheet-form";
import { useSheetForm } from "../../../forms/use-sheet-form";
import { DeskMembers } from "../desk-members";
import { PlanField } from "./plan-field";
import { soldPlans } from "./sold-plans";
import { type Assignment, useHolding } from "./use-holding";
import { usePlans } from "./use-plans";
import { WITHOUT_WHO } from "./who";

const { FormValue } = fieldsFor<RenewValues>();

/** Adds one duration of a plan to a desk's assignment, over the desk's page or the list of what ends soon. */
export function RenewSheet() {
  const { deskId = "" } = useParams({ strict: false });
  const words = useTerminology();
  const { data: desk } = useSuspenseQuery(q.desks.get({ id: deskId }));
  const holding = useHolding(desk, true);
  if (holding?.assignment) return <RenewForm desk={desk} assignment={holding.assignment} />;
  return (
    <RecordSheet title={`Renew ${words.desk.toLowerCase()} ${desk.name}`}>
      {holding === undefined ? (
        <Skeleton lines={6} />
      ) : holding.members.length > 0 ? (
        <DeskMembers desk={desk} members={holding.members} />
      ) : (
        <EmptyState
          kind="filtered"
          title="There is nothing to renew"
          description={`Nobody has had ${words.desk.toLowerCase()} ${desk.name} on a fee plan. Assign it first.`}
        />
      )}
    </RecordSheet>
  );
}

const RenewInput = z.object({ feePlanId: z.string().min(1, "Choose a fee plan"), ...saleFields });
type RenewValues = z.output<typeof RenewInput>;

interface RenewFormProps {
  desk: Desk;
  assignment: Assignment;
}

function RenewForm({ desk, assignment }: RenewFormProps) {
  const words = useTerminology();
  const zone = useBranchZone(desk.branchId);
  const { plans: allPlans, isPending, mayRead: mayReadPlans } = usePlans();
  const plans = soldPlans(allPlans, { branchId: desk.branchId }).filter(({ sells }) => sells === "seat");
  const renew = useMutation(q.desks.renew({ once: useOnce() }));
  const { booking, membership, runs } = assignment;
  const [seenEnd] = useState(membership.endAt);
  const form = useSheetForm<RenewValues, RenewValues>(RenewInput, {
    defaultValues: { feePlanId: booking.feePlanId ?? "", ...NEW_SALE },
    save: async ({ feePlanId, ...payment }) => {
      const renewed = await renew.mutateAsync({ deskId: desk._id, feePlanId, ...saleOf(payment) });
      return {
        title: `${words.desk} ${desk.name} is renewed for ${renewed.visitor.name}`,
        description: `Until ${lastDayOf(renewed, zone)}`,
        search: WITHOUT_WHO,
      };
    },
  });
  const { isSubmitting } = form.formState;
  const plan = plans.find(({ _id }) => _id === form.watch("feePlanId"));
  const term =
    plan &&
    renewalTerm(plan, membership, new Date(), {
      branchId: desk.branchId,
      timezone: zone,
      zone: desk.zone,
      deskKind: desk.kind,
    });
  const { startAt, endAt } = membership;
  const isOver = !runs && new Date(endAt) <= new Date();

  return (
    <SheetForm title={`Renew ${words.desk.toLowerCase()} ${desk.name}`} action="Renew" form={form}>
      {endAt !== seenEnd && !isSubmitting && !renew.isSuccess && (
        <Callout tone="warning" live title="Changed meanwhile">
          Somebody else renewed or moved it. What you see here is up to date.
        </Callout>
      )}
      <DescriptionList
        items={[
          { term: words.member, details: <span className="wrap-anywhere">{booking.visitor.name}</span> },
          {
            term: isOver ? "Had it" : "Has it",
            details: <BookedPeriod booking={{ type: "DAILY", startAt, endAt }} zone={zone} />,
          },
        ]}
      />
      {!mayReadPlans && (
        <Callout tone="warning">Your role doesn’t show fee plans, and a renewal needs one. Ask an owner.</Callout>
      )}
      <FormValue name="feePlanId">
        {(field) => <PlanField {...field} plans={plans} isPending={isPending} value={plan ? field.value : ""} />}
      </FormValue>
      {term && (
        <section aria-label="What it comes to" className="flex flex-col gap-2">
          <p className="font-medium text-strong">
            {isOver ? "From today: " : "Added: "}
            {formatPeriod(term.period.startAt, term.period.endAt, zone)}
          </p>
          <SalePrice price={term.price} />
        </section>
      )}
      <SalePaymentField price={term?.price} customerId={booking.customerId} takesDeposit />
    </SheetForm>
  );
}
