import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { Link } from "@tanstack/react-router";

/** An address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <main className="grid min-h-[70dvh] place-items-center p-6">
      <EmptyState
        kind="filtered"
        illustration="not-found"
        title="There is nothing at this address"
        description="It may have been moved or deleted, or the link is incomplete."
        action={
          <Button asChild variant="primary">
            <Link to="/dashboard">Go to the dashboard</Link>
          </Button>
        }
      />
    </main>
  );
}
