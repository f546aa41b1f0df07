import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { Link } from "@tanstack/react-router";
import { Brand } from "../app/brand";
import { ScreenTitle } from "../app/screen-title";

/** An address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <ScreenTitle>Not found</ScreenTitle>
      <header className="p-5 sm:p-8">
        <Brand />
      </header>
      <main className="grid flex-1 place-items-center p-4 pb-24">
        <EmptyState
          kind="filtered"
          illustration="not-found"
          headingLevel={1}
          title="There is nothing at this address"
          description="It may have been moved or deleted, or the link is incomplete."
          action={
            <Button asChild variant="primary">
              <Link to="/dashboard">Go to the dashboard</Link>
            </Button>
          }
        />
      </main>
    </div>
  );
}
