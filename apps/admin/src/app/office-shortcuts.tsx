import { useSession, useTerminology } from "@carrel/hooks";
import { ShortcutHelp } from "@carrel/ui/shortcut-help";
import { isPlaceOf, NAVIGATION } from "./navigation";

interface OfficeShortcutsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the keys of the back-office do, for whoever presses `?`. */
export function OfficeShortcuts({ open, onOpenChange }: OfficeShortcutsProps) {
  const session = useSession();
  const words = useTerminology();
  const places = NAVIGATION.flatMap((group) => group.places).filter((place) => isPlaceOf(session, place));
  return (
    <ShortcutHelp
      open={open}
      onOpenChange={onOpenChange}
      groups={[
        {
          heading: "Everywhere",
          shortcuts: [
            { label: "Search or run a command", keys: ["Mod", "K"] },
            { label: "Search this list", keys: ["/"] },
            { label: "Show these shortcuts", keys: ["?"] },
          ],
        },
        {
          heading: "Lists",
          shortcuts: [
            { label: "Next row", keys: ["j"] },
            { label: "Row before", keys: ["k"] },
            { label: "Mark the row, where rows can be marked", keys: ["x"] },
            { label: "Open the row", keys: ["Enter"] },
          ],
        },
        {
          heading: "Calendar",
          shortcuts: [
            { label: "Go from booking to booking", keys: ["←↑↓→"] },
            { label: "Open the booking", keys: ["Enter"] },
            { label: "Pick the booking up, or put it down", keys: ["Space"] },
            { label: "Change the end of what is picked up", keys: ["Shift", "→"] },
            { label: "Put it back where it was", keys: ["Esc"] },
          ],
        },
        {
          heading: "Forms",
          shortcuts: [
            { label: "Save, or go on", keys: ["Mod", "Enter"] },
            { label: "Close", keys: ["Esc"] },
          ],
        },
        {
          heading: "Go to",
          shortcuts: places.map(({ label, key }) => ({ label: label(words), keys: ["g", key], isSequence: true })),
        },
      ]}
    />
  );
}
