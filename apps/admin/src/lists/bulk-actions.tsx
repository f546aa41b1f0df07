import { OnlineButton } from "../app/online-button";
import type { BulkAction } from "./bulk-action";

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[];
  onStart: (action: BulkAction<Row>) => void;
}

/** The buttons beside the count of marked rows. */
export function BulkActions<Row>({ actions, onStart }: BulkActionsProps<Row>) {
  return actions.map((action) => (
    <OnlineButton key={action.id} size="sm" icon={action.icon} onClick={() => onStart(action)}>
      {action.label}
    </OnlineButton>
  ));
}
