import { ApiError } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import type { IllustrationName } from "@carrel/ui/illustration";
import type { ReactNode } from "react";
import { messageOf } from "../forms/server-errors";

interface FirstUse {
  illustration: IllustrationName;
  title: string;
  description: string;
  /** The one thing to do first; left out for those who may not. */
  action?: ReactNode;
}

/** A list without rows: nothing there yet, or nothing that fits the search. */
export function EmptyList({
  firstUse,
  filtered,
  onClear,
}: {
  firstUse: FirstUse;
  /** Whether a search or tab hides rows. */
  filtered: boolean;
  onClear: () => void;
}) {
  if (!filtered) return <EmptyState kind="first-use" {...firstUse} />;
  return (
    <EmptyState
      kind="filtered"
      title="Nothing fits this search"
      description="Try fewer letters, or another tab."
      action={<Button onClick={onClear}>Clear the search</Button>}
    />
  );
}

/** A list that could not be read: forbidden, or failed and worth another try. */
export function FailedList({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 403) {
    return (
      <EmptyState
        kind="forbidden"
        title="Your role does not include this"
        description="Ask an owner of your organisation to change your role."
      />
    );
  }
  return (
    <EmptyState
      kind="error"
      title="This list could not be loaded"
      description={messageOf(error)}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      action={
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
