import { Button } from "@carrel/ui/button";
import { useOnline } from "../app/use-online";
import type { BulkAction } from "./bulk-action";

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[];
  onStart: (action: BulkAction<Row>) => void;
}

/** The buttons beside the count of marked rows. */
export function BulkActions<Row>({ actions, onStart }: BulkActionsProps<Row>) {
  const online = useOnline();
  return actions.map((action) => (
    <Button key={action.id} size="sm" icon={action.icon} disabled={!online} onClick={() => onStart(action)}>
      {action.label}
    </Button>
  ));
}
