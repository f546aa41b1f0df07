import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { BareScreen } from "../app/bare-screen";
import { queryClient, resetExpiry } from "../app/carrel";
import { signOut } from "../app/sign-out";

/** Where an organisation lands whose subscription has ended; being here lets the next call ask the server again. */
export function SubscriptionExpiredScreen() {
  const router = useRouter();
  useEffect(() => {
    queryClient.clear();
    void resetExpiry();
  }, []);
  return (
    <BareScreen title="Subscription ended">
      <main className="grid flex-1 place-items-center p-4 pb-24">
        <EmptyState
          kind="forbidden"
          headingLevel={1}
          title="Your subscription has ended"
          description="Your data is safe and nothing was deleted. Once the subscription is renewed everything is here again."
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={() => void signOut(router)}>Sign out</Button>
              <Button asChild variant="primary">
                <Link to="/dashboard" preload={false}>
                  Check again
                </Link>
              </Button>
            </div>
          }
        />
      </main>
    </BareScreen>
  );
}
