import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { client, queryClient } from "../app/carrel";

/** Where an organisation lands whose subscription has ended; being here lets the next call ask the server again. */
export function SubscriptionExpiredScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    void client.resetExpiry();
  }, []);
  const signOut = async () => {
    await client.auth.logout().catch(() => client.signOut());
    queryClient.clear();
    await navigate({ to: "/auth/login" });
  };
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <EmptyState
        kind="forbidden"
        title="Your subscription has ended"
        description="Your data is safe and nothing was deleted. Once the subscription is renewed everything is here again."
        action={<Button onClick={() => void signOut()}>Sign out</Button>}
      />
    </main>
  );
}
