import { useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { DeskGrid } from "@carrel/ui/desk-grid";
import { useBranchZone } from "../../app/use-branch-zone";
import { drawnDesk } from "./desk-look";

interface DeskGridViewProps {
  desks: readonly Desk[];
  /** What is shown belongs to the search before. */
  isStale: boolean;
  onSelect: (deskId: string) => void;
}

/** The desks by zone, each a button with its status and who sits there. */
export function DeskGridView({ desks, isStale, onSelect }: DeskGridViewProps) {
  const words = useTerminology();
  const zone = useBranchZone();
  return (
    <>
      {/* The zones are headings below this one. */}
      <h2 className="sr-only">{words.desks} by zone</h2>
      <DeskGrid
        aria-busy={isStale}
        className={isStale ? "opacity-60" : undefined}
        legend={false}
        labels={{ grid: words.desks, desk: words.desk, noZone: "No zone" }}
        desks={desks.map((desk) => drawnDesk(desk, zone))}
        onSelect={onSelect}
      />
    </>
  );
}
