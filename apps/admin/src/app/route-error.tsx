import { isChunkError, messageOf } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { FailedList } from "../lists/list-states";
import { ChunkFailed } from "./chunk-failed";
import { NotAllowed } from "./may";

/** What stands where a screen failed: what happened, a way to try again, and the request id for support. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (isChunkError(error)) return <ChunkFailed headingLevel={1} />;
  if (error instanceof NotAllowed) return <FailedList error={error} onRetry={retry} headingLevel={1} />;
  return (
    <EmptyState
      headingLevel={1}
      kind="error"
      title="This screen could not be shown"
      description={messageOf(error)}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      action={
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
      }
    />
  );
}
