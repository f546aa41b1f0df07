import type { Session } from "@carrel/sdk";
import { hashKey } from "@tanstack/react-query";
import { client, q, queryClient } from "./carrel";

const channel = "BroadcastChannel" in window ? new BroadcastChannel("carrel.session") : null;

/** Says that somebody signed in or out here. */
export const tellOtherTabs = () => channel?.postMessage("changed");

/** Milliseconds after which it is looked who is signed in: a message can be here before what its tab did to the cookies. */
const LOOKS = [0, 250, 1500];

const ORGANISATION_CHANGED = "organisation changed";
/** Says that settings of the organisation were changed here: its name, words, theme, features. */
export const tellOrganisationChanged = () => channel?.postMessage(ORGANISATION_CHANGED);

/** Whose token the browser keeps now: a person's id; null when nobody is signed in. */
export async function signedInPerson(): Promise<string | null> {
  if (!(await client.isSignedIn())) return null;
  const stored = await client.storage.get("session");
  return stored === null ? null : ((JSON.parse(stored) as Partial<Session>)._id ?? null);
}

/**
 * Keeps tabs in step: when another tab says so, and when this one is looked at again, compares whom it shows with
 * who is signed in.
 * @param changed called with whether anybody is signed in, when it is no longer the person shown here
 */
export function watchOtherTabs(changed: (somebody: boolean) => void) {
  const { queryKey } = q.auth.session();
  /** Told before this tab knew whom it shows: what it was still asking for may be of somebody who has gone. */
  let toldEarly = false;
  const compare = async () => {
    const shown = queryClient.getQueryData(queryKey)?._id;
    if (shown === undefined) return;
    toldEarly = false;
    const person = await signedInPerson();
    if (person !== shown) changed(person !== null);
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      if (data === ORGANISATION_CHANGED) return void queryClient.invalidateQueries();
      toldEarly = true;
      for (const wait of LOOKS) setTimeout(() => void compare(), wait);
    };
  }
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (toldEarly && type === "updated" && hashKey(query.queryKey) === hashKey(queryKey)) void compare();
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void compare());
  window.addEventListener("focus", () => void compare());
}
