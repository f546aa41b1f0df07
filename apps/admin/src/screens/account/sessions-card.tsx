import { Card } from "@carrel/ui/card";
import { useMutation, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { SessionList, useEndSessions } from "./session-list";

/** Where one is signed in, and what ends it elsewhere. */
export function SessionsCard() {
  const sessions = useQuery(q.auth.sessions());
  const revoke = useMutation(q.auth.revokeSession());
  const { ask, dialog } = useEndSessions((id) => revoke.mutateAsync({ id }));
  const elsewhere = (sessions.data ?? []).filter(({ isCurrent }) => !isCurrent);
  return (
    <Card
      title="Where you are signed in"
      description="You don't know one of them? End it, then change your password."
      actions={
        elsewhere.length > 1 && (
          <OnlineButton size="sm" onClick={() => ask(elsewhere)}>
            End all others
          </OnlineButton>
        )
      }
    >
      <SessionList what="Your sessions" sessions={sessions} onEnd={ask} />
      {dialog}
    </Card>
  );
}
