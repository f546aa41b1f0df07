import { SegmentedControl } from "@carrel/ui/segmented-control";
import { Select } from "@carrel/ui/select";
import { Grid2x2, List, MapIcon } from "lucide-react";
import type { DeskSearch, DeskView } from "./desk-filters";

/** The entry that stands for every zone; no zone is called that, as names are trimmed. */
const EVERY_ZONE = " ";

const VIEWS = [
  { value: "grid", label: "Grid", icon: <Grid2x2 /> },
  { value: "plan", label: "Floor plan", icon: <MapIcon /> },
  { value: "list", label: "List", icon: <List /> },
] as const satisfies { value: DeskView; label: string; icon: unknown }[];

interface DeskToolbarProps {
  zones: readonly string[];
  search: DeskSearch;
  onZone: (zone: string | undefined) => void;
  onView: (view: DeskView | undefined) => void;
}

/** What narrows the desks beside the search, and how they are shown. */
export function DeskToolbar({ zones, search: { zone, view = "grid" }, onZone, onView }: DeskToolbarProps) {
  const names = zone !== undefined && !zones.includes(zone) ? [...zones, zone] : zones;
  return (
    <>
      {names.length > 0 && (
        <Select
          aria-label="Zone"
          className="w-full sm:w-44"
          value={zone ?? EVERY_ZONE}
          options={[{ value: EVERY_ZONE, label: "Every zone" }, ...names.map((name) => ({ value: name, label: name }))]}
          onValueChange={(picked) => onZone(picked === EVERY_ZONE ? undefined : picked)}
        />
      )}
      <SegmentedControl
        label="View"
        value={view}
        options={VIEWS}
        onValueChange={(picked) => onView(picked === "grid" ? undefined : picked)}
      />
    </>
  );
}
