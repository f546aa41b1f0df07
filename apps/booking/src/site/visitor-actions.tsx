import { Button } from "@carrel/ui/button";
import { useState } from "react";
import { dropSession } from "../own/kept-session";
import { useKeptSession } from "../own/use-kept-session";

/** Who is signed in, and the way out; nothing where nobody is. */
export function VisitorActions() {
  const session = useKeptSession();
  const [isBusy, setBusy] = useState(false);
  if (!session) return null;
  const signOut = async () => {
    setBusy(true);
    try {
      // Only who leaves needs what it takes.
      await (await import("../own/leave")).signOut();
    } catch {
      dropSession();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <a href="/profile" className="visitor-name max-w-48 content-center truncate text-strong max-sm:hidden">
        {session.name || session.email}
      </a>
      <Button size="sm" variant="ghost" loading={isBusy} onClick={() => void signOut()}>
        Sign out
      </Button>
    </>
  );
}
