import { useOnline } from "@carrel/hooks";
import type { HelpSubFeature } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { SortableList } from "@carrel/ui/sortable-list";
import { Link } from "@tanstack/react-router";

interface PartsOrderProps {
  topicId: string;
  parts: readonly HelpSubFeature[];
  onReorder: (next: readonly HelpSubFeature[], moved: HelpSubFeature) => Promise<void>;
  mayWrite: boolean;
}

/** The parts of a topic: the way to each and, for editors, their order. */
export function PartsOrder({ topicId, parts, onReorder, mayWrite }: PartsOrderProps) {
  const online = useOnline();
  return (
    <Card title="Parts" {...(mayWrite && { description: "Drag them, or use the arrows." })}>
      <SortableList
        label="Parts"
        items={parts}
        itemId={({ _id }) => _id}
        itemName={({ title }) => title}
        renderItem={({ _id, title }) => (
          <Link
            to="/help/$topicId"
            params={{ topicId }}
            hash={_id}
            className="wrap-anywhere text-strong no-underline underline-offset-2 hover:underline"
          >
            {title}
          </Link>
        )}
        onReorder={(next, moved) => void onReorder(next, moved)}
        disabled={!online}
        readOnly={!mayWrite}
      />
    </Card>
  );
}
