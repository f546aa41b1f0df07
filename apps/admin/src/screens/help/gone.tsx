import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { RecordSheet } from "../../app/record-sheet";
import { useClose } from "../../app/use-close";

/** A sheet about what is no longer there, or never was. */
export function Gone() {
  const close = useClose();
  return (
    <RecordSheet title="Not found">
      <EmptyState
        kind="filtered"
        illustration="not-found"
        title="There is nothing at this address"
        description="It may have been deleted, or the link is incomplete."
        action={<Button onClick={() => void close()}>Close</Button>}
      />
    </RecordSheet>
  );
}
