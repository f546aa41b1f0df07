import { useEffect, useRef } from "react";
import { useKeptSession } from "../own/use-kept-session";

/** Tells when who was signed in here no longer is, by this tab or another. It shows nothing. */
export function WhoLeft({ onLeft }: { onLeft: () => void }) {
  const session = useKeptSession();
  const before = useRef(session);
  useEffect(() => {
    if (before.current && !session) onLeft();
    before.current = session;
  }, [session]);
  return null;
}
