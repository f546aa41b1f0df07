import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { Link } from "@tanstack/react-router";
import { BareScreen } from "../app/bare-screen";

/** An address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <BareScreen title="Not found">
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
    </BareScreen>
  );
}
