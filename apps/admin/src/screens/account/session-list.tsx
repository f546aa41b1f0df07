import type { OwnSession } from "@carrel/sdk";
import { browserName } from "@carrel/sdk/domain";
import { Badge } from "@carrel/ui/badge";
import { Skeleton } from "@carrel/ui/skeleton";
import { toast } from "@carrel/ui/toast";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { LOCALE } from "../../app/locale";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { useBranchZone } from "../../app/use-branch-zone";
import { Loaded } from "../../lists/loaded";

/**
 * Ends sessions once that was confirmed.
 * @param end ends the one of this id
 * @returns `ask` opens `dialog`, which has to be shown somewhere
 */
export function useEndSessions(end: (sessionId: string) => Promise<unknown>) {
  /** The dialog keeps them while it fades out. */
  const [ending, setEnding] = useState<OwnSession[]>([]);
  const [asking, setAsking] = useState(false);
  const [only] = ending;
  const endAll = async () => {
    for (const { _id } of ending) await end(_id);
    toast.success(ending.length === 1 ? "That session has ended" : `${ending.length} sessions have ended`);
  };
  return {
    ask(which: OwnSession[]) {
      setEnding(which);
      setAsking(true);
    },
    dialog: (
      <OnlineAlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={
          ending.length === 1 && only ? `End the session in ${browserName(only.userAgent)}?` : "End all other sessions?"
        }
        description="Whoever is signed in there has to sign in again. What was not saved there is lost."
        confirmLabel={ending.length === 1 ? "End session" : "End sessions"}
        onConfirm={endAll}
      />
    ),
  };
}

interface SessionListProps {
  /** What failed where it can't be read: "Your sessions". */
  what: string;
  sessions: UseQueryResult<OwnSession[]>;
  onEnd: (which: OwnSession[]) => void;
}

/** Where a person is signed in. */
export function SessionList({ what, sessions, onEnd }: SessionListProps) {
  return (
    <Loaded query={sessions} what={what} pending={<Skeleton shape="lines" lines={4} />}>
      {(found) =>
        found.length === 0 ? (
          <p className="m-0 text-muted">Nowhere at the moment.</p>
        ) : (
          <ul className="m-0 flex list-none flex-col p-0" aria-label="Sessions">
            {found.map((session) => (
              <SessionRow key={session._id} session={session} onEnd={() => onEnd([session])} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

interface SessionRowProps {
  session: OwnSession;
  onEnd: () => void;
}

/** One place where one is signed in. The session that asks is ended by signing out. */
function SessionRow({ session, onEnd }: SessionRowProps) {
  const zone = useBranchZone();
  const name = browserName(session.userAgent);
  const since = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short", timeZone: zone });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="m-0 font-medium break-words text-strong" title={session.userAgent}>
          {name}
        </p>
        <p className="m-0 text-sm break-words text-muted">
          {session.address} · since{" "}
          <time dateTime={session.createdAt}>{since.format(new Date(session.createdAt))}</time>
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="success">This one</Badge>
      ) : (
        <OnlineButton size="sm" aria-label={`End the session in ${name}, ${session.address}`} onClick={onEnd}>
          End
        </OnlineButton>
      )}
    </li>
  );
}
