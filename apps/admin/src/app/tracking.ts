import { createTracker, isTracked, keptVisit, onTrackingChange, type Tracker } from "@carrel/sdk";
import { hashKey } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { client, q, queryClient } from "./carrel";
import { signedInPerson } from "./session-tabs";

/** Screens before and around the office are nobody's visit. */
const SIGNED_IN = "/signed-in";
const { queryKey: sessionKey } = q.auth.session();
const shownPerson = () => queryClient.getQueryData(sessionKey)?._id;

/** What is noted, and whose it is. */
let visit: { person: string; tracker: Tracker } | null = null;

function endVisit() {
  visit?.tracker.stop();
  visit = null;
}

/** Milliseconds that a sign-out waits for what was noted: a silent server must not keep the token alive. */
const PATIENCE = 2_000;

/** Sends what is left and notes nothing more, before the token ends: what came after it would be refused. */
export async function closeVisit() {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([visit?.tracker.flush(), patience]);
  visit?.tracker.stop();
}

/** The visit of who is signed in; null where nobody is, or nothing may be noted. */
function currentVisit() {
  const person = shownPerson();
  if (person === undefined || !isTracked()) {
    endVisit();
    return null;
  }
  if (visit?.person !== person) {
    endVisit();
    // Another tab may have signed somebody else in by then: what this person did must not become his.
    const record = async (...batch: Parameters<typeof client.tracking.record>) =>
      isTracked() && (await signedInPerson()) === person ? client.tracking.record(...batch) : undefined;
    visit = { person, tracker: createTracker(record, { sessionId: keptVisit(person) }) };
  }
  return visit;
}

/**
 * Notes which screens a person opens and which changes he saves, by name alone: neither ids nor what he typed. Sent in
 * batches, behind everything else; nothing at all once he opted out.
 */
export function trackUse(router: AnyRouter) {
  const screen = () => {
    const { matches } = router.state;
    const isOffice = matches.some(({ routeId }) => routeId === SIGNED_IN);
    return isOffice ? matches.at(-1)?.fullPath.replace(/(?<=.)\/$/, "") : undefined;
  };
  const note = (event: string) => {
    const path = screen();
    if (path) currentVisit()?.tracker.track({ event, path });
  };
  router.subscribe("onResolved", ({ pathChanged }) => pathChanged && note("page_view"));
  queryClient.getMutationCache().subscribe((change) => {
    if (change.type !== "updated" || change.action.type !== "success") return;
    const { mutationKey } = change.mutation.options;
    if (mutationKey) note(mutationKey.join("."));
  });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === "removed" && query.queryHash === hashKey(sessionKey)) endVisit();
  });
  onTrackingChange(() => void currentVisit());
  addEventListener("pagehide", () => void visit?.tracker.flush(true));
}
