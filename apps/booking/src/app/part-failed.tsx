import { isChunkError, messageOf, useLoadAnew } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import type { ErrorComponentProps } from "@tanstack/react-router";

interface PartFailedProps extends ErrorComponentProps {
  headingLevel?: 1 | 2;
}

/** What stands where a part of the page could not be loaded, or could not be shown. */
export function PartFailed({ error, reset, headingLevel = 2 }: PartFailedProps) {
  if (isChunkError(error)) return <PartMissing headingLevel={headingLevel} />;
  return (
    <EmptyState
      headingLevel={headingLevel}
      kind="error"
      title="This could not be shown"
      description={messageOf(error)}
      action={
        <Button variant="primary" onClick={reset}>
          Try again
        </Button>
      }
    />
  );
}

/** There is no connection, or a release has taken it away: only a page that is loaded anew asks for it again. */
function PartMissing({ headingLevel }: Required<Pick<PartFailedProps, "headingLevel">>) {
  const { loadAnew, isLoading, isOnline } = useLoadAnew();
  return (
    <EmptyState
      headingLevel={headingLevel}
      kind="error"
      title="This part could not be loaded"
      description={
        isOnline
          ? "The connection failed, or there is a new version. What you picked is kept."
          : "You are offline. It goes on by itself once you are connected; what you picked is kept."
      }
      action={
        <Button variant="primary" loading={isLoading} disabled={!isOnline} onClick={loadAnew}>
          Try again
        </Button>
      }
    />
  );
}
