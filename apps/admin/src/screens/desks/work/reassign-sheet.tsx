import { useOnce, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { DESK_STATUS, deskLook } from "@carrel/sdk/domain";
import { DescriptionList } from "@carrel/ui/description-list";
import { DeskGrid } from "@carrel/ui/desk-grid";
import { EmptyState } from "@carrel/ui/empty-state";
import { Skeleton } from "@carrel/ui/skeleton";
import { useMutation, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import * as z from "zod";
import { q } from "../../../app/carrel";
import { lastDayOf } from "../../../app/parts/booked-time";
import { RecordSheet } from "../../../app/record-sheet";
import { useBranchZone } from "../../../app/use-branch-zone";
import { fieldsFor } from "../../../forms/fields";
import { SheetForm } from "../../../forms/sheet-form";
import { useSheetForm } from "../../../forms/use-sheet-form";
import { FailedList } from "../../../lists/list-states";
import { DeskMembers } from "../desk-members";
import { ChangedMeanwhile } from "./changed-meanwhile";
import { type Assignment, useHolding } from "./use-holding";
import { WITHOUT_WHO } from "./who";

const { FormValue } = fieldsFor<Move>();

const route = getRouteApi("/signed-in/office/desks/$deskId/reassign");

/** Moves what is left of an assignment to another desk. */
export function ReassignSheet() {
  const { deskId } = route.useParams();
  const words = useTerminology();
  const { data: desk } = useSuspenseQuery(q.desks.get({ id: deskId }));
  const holding = useHolding(desk, true);
  if (holding?.assignment?.runs) return <ReassignForm desk={desk} assignment={holding.assignment} />;
  return (
    <RecordSheet title={`Move from ${words.desk.toLowerCase()} ${desk.name}`}>
      {holding === undefined ? (
        <Skeleton lines={6} />
      ) : holding.members.length > 0 ? (
        <DeskMembers desk={desk} members={holding.members} />
      ) : (
        <EmptyState
          kind="filtered"
          title="There is nobody to move"
          description={`${words.desk} ${desk.name} is assigned to nobody now.`}
        />
      )}
    </RecordSheet>
  );
}

const Move = z.object({ toDeskId: z.string().min(1, "Choose where to move to") });
type Move = z.output<typeof Move>;

function ReassignForm({ desk, assignment }: { desk: Desk; assignment: Assignment }) {
  const { booking, membership } = assignment;
  const words = useTerminology();
  const noun = words.desk.toLowerCase();
  const zone = useBranchZone(desk.branchId);
  const reassign = useMutation(q.desks.reassignUser({ once: useOnce() }));
  const free = useQuery(q.desks.moveTargets({ deskId: desk._id }));
  const desks = free.data ?? [];
  const form = useSheetForm<Move, Move>(Move, {
    defaultValues: { toDeskId: "" },
    save: async ({ toDeskId }) => {
      try {
        const moved = await reassign.mutateAsync({ bookingId: booking._id, toDeskId });
        return {
          title: `${moved.visitor.name} has ${noun} ${moved.deskName} now`,
          description: `${words.desk} ${desk.name} is free.`,
          params: { deskId: moved.deskId },
          search: WITHOUT_WHO,
        };
      } catch (error) {
        // Somebody was quicker: what is free now is shown.
        void free.refetch();
        throw error;
      }
    },
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <SheetForm title={`Move ${booking.visitor.name}`} action={`Move to this ${noun}`} size="lg" form={form}>
      <ChangedMeanwhile desk={desk} isDone={isSubmitting || reassign.isSuccess} />
      <DescriptionList
        items={[
          { term: `${words.desk} now`, details: desk.name },
          { term: "What is left", details: `From now until ${lastDayOf(membership, zone)}` },
        ]}
      />
      <p className="text-muted">
        Only {words.desks.toLowerCase()} that are free for all of it are shown. The time that was used stays on record
        here; nothing is paid again.
      </p>
      {errors.toDeskId && (
        <p role="alert" className="text-danger">
          {errors.toDeskId.message}
        </p>
      )}
      {free.isPending && <Skeleton shape="rect" height="14rem" />}
      {free.error && (
        <FailedList
          what={`The free ${words.desks.toLowerCase()}`}
          error={free.error}
          onRetry={() => void free.refetch()}
        />
      )}
      {free.data && desks.length === 0 && (
        <EmptyState
          kind="filtered"
          title={`No ${noun} is free for all of it`}
          description="End this assignment and assign a shorter time, or wait until another one ends."
        />
      )}
      {desks.length > 0 && (
        <FormValue name="toDeskId">
          {(field) => (
            <DeskGrid
              labels={{ grid: `Free ${words.desks.toLowerCase()}`, desk: words.desk, noZone: "No zone" }}
              legend={false}
              desks={desks.map(({ _id, name, zone: place }) => ({
                id: _id,
                name,
                zone: place,
                ...deskLook(DESK_STATUS.Available),
                statusLabel: "Free until the end",
              }))}
              value={field.value || null}
              onSelect={field.onValueChange}
            />
          )}
        </FormValue>
      )}
    </SheetForm>
  );
}
