import type { OwnSession } from "@carrel/sdk";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { useOnline } from "../../app/use-online";
import { messageOf } from "../../forms/server-errors";
import { FailedList } from "../../lists/list-states";
import { browserName } from "./browser-name";
import { SessionRow } from "./session-row";

/** Where one is signed in, and what ends it elsewhere. */
export function SessionsCard() {
  const online = useOnline();
  const sessions = useQuery(q.auth.sessions());
  const revoke = useMutation(q.auth.revokeSession());
  /** Those that are to end, once that was confirmed. The dialog keeps them while it fades out. */
  const [ending, setEnding] = useState<OwnSession[]>([]);
  const [asking, setAsking] = useState(false);
  const elsewhere = (sessions.data ?? []).filter(({ isCurrent }) => !isCurrent);
  const [only] = ending;

  const ask = (which: OwnSession[]) => {
    setEnding(which);
    setAsking(true);
  };
  const end = async () => {
    for (const { _id } of ending) await revoke.mutateAsync({ id: _id });
    toast.success(ending.length === 1 ? "That session has ended" : `${ending.length} sessions have ended`);
  };

  return (
    <Card
      title="Where you are signed in"
      description="You don't know one of them? End it, then change your password."
      actions={
        elsewhere.length > 1 && (
          <Button size="sm" disabled={!online} onClick={() => ask(elsewhere)}>
            End all others
          </Button>
        )
      }
    >
      {sessions.isPending && <Skeleton shape="lines" lines={4} />}
      {sessions.isError && (
        <FailedList what="Your sessions" error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && (
        <ul className="m-0 flex list-none flex-col p-0" aria-label="Sessions">
          {sessions.data.map((session) => (
            <SessionRow key={session._id} session={session} disabled={!online} onEnd={() => ask([session])} />
          ))}
        </ul>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={
          ending.length === 1 && only ? `End the session in ${browserName(only.userAgent)}?` : "End all other sessions?"
        }
        description="Whoever is signed in there has to sign in again. What was not saved there is lost."
        confirmLabel={ending.length === 1 ? "End session" : "End sessions"}
        onConfirm={end}
        describeError={messageOf}
      />
    </Card>
  );
}
