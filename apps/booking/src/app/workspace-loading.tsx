import { useOnline } from "@carrel/hooks";
import { Spinner } from "@carrel/ui/spinner";

/** While it isn't known yet whose site this is. */
export function WorkspaceLoading() {
  const isOnline = useOnline();
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <h1 className="flex items-center gap-3 text-base font-normal text-muted">
        <Spinner /> Loading workspace...
      </h1>
      {!isOnline && <p className="text-muted">You are offline. This page goes on once you are connected.</p>}
    </main>
  );
}
