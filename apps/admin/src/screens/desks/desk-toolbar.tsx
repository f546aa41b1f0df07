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

interface ZoneFilterProps extends Pick<DeskSearch, "zone"> {
  zones: readonly string[];
  onZone: (zone: string | undefined) => void;
}

/** Narrows the desks to a zone; nothing where there are none. */
export function ZoneFilter({ zones, zone, onZone }: ZoneFilterProps) {
  const names = zone !== undefined && !zones.includes(zone) ? [...zones, zone] : zones;
  if (names.length === 0) return null;
  return (
    <Select
      aria-label="Zone"
      className="w-full sm:w-44"
      value={zone ?? EVERY_ZONE}
      options={[{ value: EVERY_ZONE, label: "Every zone" }, ...names.map((name) => ({ value: name, label: name }))]}
      onValueChange={(picked) => onZone(picked === EVERY_ZONE ? undefined : picked)}
    />
  );
}

interface ViewSwitchProps extends Pick<DeskSearch, "view"> {
  onView: (view: DeskView | undefined) => void;
}

/** How the desks are shown. */
export const ViewSwitch = ({ view = "grid", onView }: ViewSwitchProps) => (
  <SegmentedControl
    label="View"
    value={view}
    options={VIEWS}
    onValueChange={(picked) => onView(picked === "grid" ? undefined : picked)}
  />
);
