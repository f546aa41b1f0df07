import { messageOf } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { Token } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Fragment, type ReactNode } from "react";
import { AuthHeading } from "./auth-heading";
import { useLinkToken } from "./use-link-token";

interface LinkedProps {
  /** The screen that the link opens. */
  screen: Parameters<typeof useLinkToken>[0];
  /** What stands there without the whole link. */
  title: string;
  description: string;
  missing?: string;
  children: (token: string) => ReactNode;
}

/** What a link opens, by what stands behind its #; else how to come by the whole link. */
export function Linked({
  screen,
  title,
  description,
  missing = "This takes the whole link from your mail. Open that one, with all that follows the #.",
  children,
}: LinkedProps) {
  const token = useLinkToken(screen);
  if (Token.safeParse(token).success) return <Fragment key={token}>{children(token)}</Fragment>;
  return (
    <>
      <AuthHeading title={title} description={description} />
      <Callout tone="info">{missing}</Callout>
    </>
  );
}

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
