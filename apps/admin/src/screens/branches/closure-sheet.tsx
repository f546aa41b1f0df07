import { useTerminology } from "@carrel/hooks";
import { type AddedClosure, type ClosureMet, closureMetFrom } from "@carrel/sdk";
import { localDateOf } from "@carrel/sdk/domain";
import { MOST_REASON, requiredName } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
import { RadioGroup } from "@carrel/ui/radio-group";
import { Switch } from "@carrel/ui/switch";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { useClose } from "../../app/use-close";
import { counted } from "../../app/words/span-text";
import { DayRangeFields, dayRange, firstThenLast } from "../../forms/day-range";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";
import { useBranchRecord } from "./use-branch-record";

const ClosureInput = z
  .object({ ...dayRange, reason: requiredName(MOST_REASON), givesBack: z.boolean() })
  .refine(...firstThenLast);
type ClosureInput = z.output<typeof ClosureInput>;
const { FormValue, TextField } = fieldsFor(ClosureInput);

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** What became of what a closure met, in a sentence. */
const doneText = ({ cancelled, freed, moved }: AddedClosure): string | undefined => {
  const parts = [
    ...(cancelled > 0 ? [`${counted(cancelled, "booking")} cancelled`] : []),
    ...(freed > 0 ? [`${counted(freed, "day")} in shifts freed`] : []),
    ...(moved > 0 ? [`${counted(moved, "membership")} moved on`] : []),
  ];
  return parts.length > 0 ? `${list(parts)}.` : undefined;
};

/** Closes a branch on days: what that meets is told before it is done. */
export function ClosureSheet() {
  const { branch } = useBranchRecord();
  // Loaded anew while the sheet is open: what was typed stays.
  const [{ _id: branchId, name, timezone }] = useState(branch);
  const close = useClose();
  const add = useMutation(q.closures.add());
  const today = localDateOf(new Date(), timezone);
  const [met, setMet] = useState<{ values: ClosureInput; found: ClosureMet } | null>(null);
  const [added, setAdded] = useState<AddedClosure | null>(null);
  const form = useSheetForm(ClosureInput, {
    defaultValues: { from: today, to: today, reason: "", givesBack: false },
    save: async (values) => {
      try {
        await add.mutateAsync({ branchId, ...values });
      } catch (error) {
        const found = closureMetFrom(error);
        if (!found) throw error;
        setMet({ values, found });
        return undefined;
      }
      return "Closure added";
    },
  });
  return (
    <>
      <SheetForm
        title={`Close ${name}`}
        description="On whole days, whatever its week says. Visitors can't book them, and see why; shifts are not on them."
        action="Close these days"
        form={form}
      >
        <DayRangeFields min={today} today={today} />
        <TextField name="reason" label="Reason" hint="Visitors and members see it." required maxLength={MOST_REASON} />
        <FormValue name="givesBack">
          {(field) => (
            <Switch
              label="Give members these days back"
              description="Memberships that lose open days end later by as many. So does what is sold over them from now on."
              checked={field.value}
              onCheckedChange={field.onValueChange}
            />
          )}
        </FormValue>
      </SheetForm>
      <MetQuestion
        met={met?.found ?? null}
        onClose={() => setMet(null)}
        onConfirm={async (choice) => {
          if (!met) return;
          const closure = await add.mutateAsync({ branchId, ...met.values, met: choice });
          setMet(null);
          if (closure.kept.length > 0) setAdded(closure);
          else {
            toast.success("Closure added", { description: doneText(closure) });
            await close({ saved: true });
          }
        }}
      />
      {added && <KeptDialog added={added} onClose={() => void close({ saved: true })} />}
    </>
  );
}

interface MetQuestionProps {
  met: ClosureMet | null;
  onClose: () => void;
  onConfirm: (choice: "cancel" | "keep") => Promise<void>;
}

/** Says what a closure meets, and asks what becomes of the bookings. */
function MetQuestion({ met, onClose, onConfirm }: MetQuestionProps) {
  const words = useTerminology();
  const [choice, setChoice] = useState<"cancel" | "keep">("cancel");
  const { bookings = 0, days = 0, memberships = 0 } = met ?? {};
  const desks = words.desks.toLowerCase();
  const sentences = [
    ...(bookings > 0 ? [`${counted(bookings, "booking")} ${bookings === 1 ? "lies" : "lie"} on these days.`] : []),
    ...(memberships > 0
      ? [`${counted(memberships, "membership")} ${memberships === 1 ? "loses" : "lose"} days by it.`]
      : []),
    ...(days > 0
      ? [
          `${counted(days, "day")} of ${desks} in shifts will be free, and their ${words.members.toLowerCase()} are told.`,
        ]
      : []),
  ];
  return (
    <OnlineAlertDialog
      open={met !== null}
      onOpenChange={onClose}
      tone="danger"
      title="Close these days nevertheless?"
      description={sentences.join(" ")}
      confirmLabel="Close these days"
      cancelLabel="Not yet"
      onConfirm={() => onConfirm(choice)}
    >
      {bookings > 0 && (
        <RadioGroup
          label="The bookings"
          value={choice}
          onValueChange={setChoice}
          options={[
            { value: "cancel", label: "Cancel them, and tell who was to come" },
            { value: "keep", label: "Keep them" },
          ]}
        />
      )}
    </OnlineAlertDialog>
  );
}

/** Names the memberships that were to get days back and could not. */
function KeptDialog({ added, onClose }: { added: AddedClosure; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${counted(added.kept.length, "membership")} keep${added.kept.length === 1 ? "s its" : " their"} end`}
      description={`The days are closed. ${doneText(added) ?? ""} These could not be moved on:`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ul className="m-0 flex list-none flex-col gap-3 p-0">
        {added.kept.map(({ _id, customerName, message }) => (
          <li key={_id} className="flex flex-col wrap-anywhere">
            <span className="font-medium text-strong">{customerName}</span>
            <span className="text-muted">{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
