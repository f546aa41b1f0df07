import { messageOf } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";

/** Why a link opens nothing. Asking again helps where the server didn't answer, not where the link is dead. */
export function LinkFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isDead = error instanceof ApiError && error.status < 500 && error.status !== 429;
  return (
    <>
      <Callout tone="danger" role="alert">
        {messageOf(error)}
      </Callout>
      {!isDead && <Button onClick={onRetry}>Try again</Button>}
    </>
  );
}
