import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useFailure } from "./use-failure";

/** What stands where a part of the page could not be loaded, or could not be shown. */
export function PartFailed(props: ErrorComponentProps) {
  const { title, description, retry, isTrying, canTry } = useFailure(props);
  return (
    <EmptyState
      kind="error"
      title={title}
      description={description}
      action={
        <Button variant="primary" loading={isTrying} disabled={!canTry} onClick={retry}>
          Try again
        </Button>
      }
    />
  );
}
