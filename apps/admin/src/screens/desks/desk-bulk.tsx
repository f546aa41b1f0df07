import type { Write } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { MapPinned, Power, PowerOff, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { q } from "../../app/carrel";
import { Suggestions } from "../../forms/suggestions";
import type { BulkAction } from "../../lists/bulk-action";

/** A desk's zone, at most, in characters: what the server takes. */
const LONGEST_ZONE = 60;

interface ZoneFieldProps {
  zones: readonly string[];
  onZone: (zone: string) => void;
}

/** The zone that the marked desks move to: one that there is, or a new one. */
function ZoneField({ zones, onZone }: ZoneFieldProps) {
  const [zone, setZone] = useState("");
  useEffect(() => onZone(zone.trim()), [onZone, zone]);
  return (
    <div className="flex flex-col gap-3">
      <Field label="Zone" hint="Left empty, they stand in no zone.">
        <TextInput
          autoFocus
          autoComplete="off"
          maxLength={LONGEST_ZONE}
          value={zone}
          onChange={({ target }) => setZone(target.value)}
        />
      </Field>
      <Suggestions texts={zones} value={zone} onPick={setZone} />
    </div>
  );
}

/** What can be done to many desks at once. */
export function deskBulkActions(words: Terminology, zones: readonly string[]): BulkAction<Desk>[] {
  const counted = (count: number) => `${count} ${(count === 1 ? words.desk : words.desks).toLowerCase()}`;
  const are = (count: number) => (count === 1 ? "is" : "are");
  const setActive = (isActive: boolean) => (desk: Desk, write: Write) =>
    write(q.desks.update(), { _id: desk._id, isActive });
  let zone = "";
  const setTarget = (typed: string) => {
    zone = typed;
  };
  return [
    {
      id: "zone",
      label: "Move to a zone",
      icon: <MapPinned />,
      ask: (count) => ({
        title: `Move ${counted(count)} to a zone`,
        description: "Where they stand on the floor plan stays as it is.",
        body: <ZoneField zones={zones} onZone={setTarget} />,
      }),
      run: (desk, write) => write(q.desks.update(), { _id: desk._id, zone }),
      done: (count) => (zone ? `${counted(count)} ${are(count)} in ${zone} now` : `${counted(count)}: no zone now`),
    },
    {
      id: "on",
      label: "Make bookable",
      icon: <Power />,
      refuses: ({ isActive }) => (isActive ? "Is bookable already" : undefined),
      run: setActive(true),
      undo: setActive(false),
      done: (count) => `${counted(count)} ${are(count)} bookable now`,
    },
    {
      id: "off",
      label: "Switch off",
      icon: <PowerOff />,
      refuses: ({ isActive }) => (isActive ? undefined : "Is switched off already"),
      run: setActive(false),
      undo: setActive(true),
      done: (count) => `${counted(count)} ${are(count)} switched off: what is booked stays, nothing new is taken`,
    },
    {
      id: "delete",
      label: "Delete",
      icon: <Trash2 />,
      ask: (count) => ({
        title: `Delete ${counted(count)}?`,
        description: "It can't be undone. Those that were ever booked stay, and can be switched off instead.",
        tone: "danger",
      }),
      run: ({ _id }, write) => write(q.desks.remove(), { id: _id }),
      done: (count) => `${counted(count)} ${are(count)} deleted`,
    },
  ];
}
