import { messageOf } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { Spinner } from "@carrel/ui/spinner";

/** While what a mail's link leads to is on its way. */
export const LinkLoading = ({ what }: { what: string }) => (
  <main className="grid min-h-dvh place-content-center p-6">
    <h1 className="flex items-center gap-3 text-base font-normal text-muted">
      <Spinner /> Loading {what}...
    </h1>
  </main>
);

interface LinkFailedProps {
  words: {
    unknown: string;
    failed: string;
    /** How long the link leads there. */
    ends: string;
  };
  error: unknown;
  onRetry: () => void;
}

/** A link of a mail that leads nowhere, and one that could not be followed. */
export function LinkFailed({ words, error, onRetry }: LinkFailedProps) {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <EmptyState
        kind={isUnknown ? "filtered" : "error"}
        headingLevel={1}
        title={isUnknown ? words.unknown : words.failed}
        description={
          isUnknown ? `Open it from your mail again, or copy the whole of it. ${words.ends}` : messageOf(error)
        }
        action={
          !isUnknown && (
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      />
    </main>
  );
}
