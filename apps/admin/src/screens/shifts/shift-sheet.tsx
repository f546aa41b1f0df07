import { usePermission } from "@carrel/hooks";
import type { Shift } from "@carrel/sdk";
import { DescriptionList } from "@carrel/ui/description-list";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { ActiveBadge } from "../../app/parts/active-badge";
import { DayPicture } from "../../app/parts/day-picture";
import { RecordSheet } from "../../app/record-sheet";
import { useBranches } from "../../app/use-branches";
import { useClose } from "../../app/use-close";
import { timesText, weekdaysText } from "../../app/words/shift-times";
import { changed } from "../../forms/changed";
import { RemoveShiftDialog } from "./remove-shift-dialog";
import { ShiftForm } from "./shift-form";

const route = getRouteApi("/signed-in/office/board/shifts/$shiftId");

/** One shift: its details, or its form for those who may change it. Only what was changed is sent. */
export function ShiftSheet() {
  const { shiftId } = route.useParams();
  const close = useClose();
  const mayEdit = usePermission("feePlans.write");
  const { branches } = useBranches();
  const { data: shift } = useSuspenseQuery(q.shifts.get({ id: shiftId }));
  // Loaded anew while the sheet is open: what was typed is compared with what the person saw.
  const [seen] = useState(shift);
  const update = useMutation(q.shifts.update());
  const [deleting, setDeleting] = useState(false);
  const branch = branches.find(({ _id }) => _id === seen.branchId);

  if (!mayEdit) return <ShiftDetails shift={shift} />;
  return (
    <>
      <ShiftForm
        title={seen.name}
        action="Save changes"
        branch={branch ?? { _id: seen.branchId, timings: [] }}
        shiftId={seen._id}
        initial={seen}
        save={async (values) => {
          const changes = changed(values, seen);
          if (changes) await update.mutateAsync({ ...changes, _id: seen._id });
          return "Changes saved";
        }}
        notice={
          <p className="text-muted">
            What was sold in this shift keeps its times; its next renewal is by the new ones.
          </p>
        }
        aside={
          <OnlineButton variant="danger-ghost" className="me-auto" onClick={() => setDeleting(true)}>
            Delete
          </OnlineButton>
        }
      />
      <RemoveShiftDialog
        shift={shift}
        open={deleting}
        onOpenChange={setDeleting}
        onDone={() => close({ saved: true })}
      />
    </>
  );
}

/** A shift for those who may only look. */
function ShiftDetails({ shift }: { shift: Shift }) {
  const { branches } = useBranches();
  const branch = branches.find(({ _id }) => _id === shift.branchId);
  return (
    <RecordSheet title={shift.name} size="lg">
      <div className="flex flex-col gap-6">
        <DescriptionList
          items={[
            { term: "State", details: <ActiveBadge isActive={shift.isActive} /> },
            { term: "From, to", details: timesText(shift) },
            { term: "Days", details: weekdaysText(shift.weekdays) },
          ]}
        />
        <DayPicture shifts={[shift]} timings={branch?.timings} weekday={shift.weekdays[0] ?? 1} currentId={shift._id} />
      </div>
    </RecordSheet>
  );
}
