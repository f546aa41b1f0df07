import { can } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { BareScreen } from "../app/bare-screen";
import { isSignedIn, q, queryClient, resetExpiry } from "../app/carrel";
import { LOCALE } from "../app/locale";
import { signOut } from "../app/sign-out";

/** Until when visitors can still book, or that they can't. */
function Closing() {
  const { data } = useQuery(q.auth.session());
  const { bookingsCloseAt, timezone: timeZone } = data?.loggedOrgDetails ?? { bookingsCloseAt: null };
  if (bookingsCloseAt === null) return null;
  const at = new Date(bookingsCloseAt);
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone }).format(at);
  return (
    <span className="mt-2 block">
      {at > new Date()
        ? `Visitors can still book until ${day}.`
        : "Visitors can't book any more. Whoever has booked can still cancel."}
    </span>
  );
}

/** What the person can do about it: pay, or tell who may. */
function Way() {
  const { data } = useQuery(q.auth.session());
  if (!data) return null;
  return can(data, "subscription.write") ? (
    <Button asChild variant="primary">
      <Link to="/plans-selection">Choose a plan</Link>
    </Button>
  ) : (
    <p className="m-0 basis-full text-center">
      Ask an owner of your organisation to renew it: whoever may change the subscription can.
    </p>
  );
}

/** Where an organisation lands whose subscription has ended; being here lets the next call ask the server again. */
export function SubscriptionExpiredScreen() {
  const router = useRouter();
  const [hasSession, setHasSession] = useState(false);
  useEffect(() => {
    queryClient.clear();
    void resetExpiry().then(isSignedIn).then(setHasSession);
  }, []);
  return (
    <BareScreen title="Subscription ended">
      <main className="grid flex-1 place-items-center p-4 pb-24">
        <EmptyState
          kind="forbidden"
          headingLevel={1}
          title="Your subscription has ended"
          description={
            <>
              Your data is safe and nothing was deleted. Once the subscription is renewed everything is here again.
              {hasSession && <Closing />}
            </>
          }
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {hasSession && <Way />}
              <Button onClick={() => void signOut(router)}>Sign out</Button>
              <Button asChild>
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
