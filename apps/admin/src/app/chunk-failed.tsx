import { useLoadAnew } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";

/** What stands where a part of the office could not be loaded: there is no connection, or a release has taken it away. */
export function ChunkFailed({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const { loadAnew, isLoading, isOnline } = useLoadAnew();
  return (
    <EmptyState
      headingLevel={headingLevel}
      kind="error"
      title="This part could not be loaded"
      description={
        isOnline
          ? "The connection failed, or there is a new version. Load the page again."
          : "You are offline. It loads by itself once you are connected."
      }
      action={
        <Button variant="primary" loading={isLoading} disabled={!isOnline} onClick={loadAnew}>
          Load the page again
        </Button>
      }
    />
  );
}
