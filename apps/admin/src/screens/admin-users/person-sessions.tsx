import type { AdminUser } from "@carrel/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { SessionList, useEndSessions } from "../account/session-list";

/** Where somebody of the staff is signed in, and what ends it there. */
export function PersonSessions({ person }: { person: AdminUser }) {
  const sessions = useQuery(q.adminUsers.sessions({ id: person._id }));
  const end = useMutation(q.adminUsers.endSession());
  const { ask, dialog } = useEndSessions((sessionId) => end.mutateAsync({ id: person._id, sessionId }));
  return (
    <section aria-label="Sessions" className="flex flex-col gap-3 border-t border-border pt-5">
      <h3 className="m-0 text-base font-semibold text-strong">Signed in</h3>
      <SessionList what={`${person.name}'s sessions`} sessions={sessions} onEnd={ask} />
      {dialog}
    </section>
  );
}
