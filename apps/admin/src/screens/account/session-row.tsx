import type { OwnSession } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import { LOCALE } from "../../app/locale";
import { OnlineButton } from "../../app/online-button";
import { useBranchZone } from "../../app/use-branch-zone";
import { browserName } from "./browser-name";

interface SessionRowProps {
  session: OwnSession;
  onEnd: () => void;
}

/** One place where one is signed in. The session that asks is ended by signing out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
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
