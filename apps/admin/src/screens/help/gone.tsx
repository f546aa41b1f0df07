import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { Sheet } from "@carrel/ui/sheet";

/** A sheet about what is no longer there, or never was. */
export const Gone = ({ onClose }: { onClose: () => void }) => (
  <Sheet open onOpenChange={(open) => !open && onClose()} title="Not found">
    <EmptyState
      kind="filtered"
      illustration="not-found"
      title="There is nothing at this address"
      description="It may have been deleted, or the link is incomplete."
      action={<Button onClick={onClose}>Close</Button>}
    />
  </Sheet>
);
