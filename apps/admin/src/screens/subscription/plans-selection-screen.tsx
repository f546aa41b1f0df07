import { useTerminology } from "@carrel/hooks";
import { can } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { EmptyState } from "@carrel/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { BareScreen } from "../../app/bare-screen";
import { q } from "../../app/carrel";
import { signOut } from "../../app/sign-out";
import { Loaded } from "../../lists/loaded";
import { Buy } from "./buy";

const route = getRouteApi("/plans-selection");

/** Where an organisation without a running plan chooses one: on trial, or after what it had has ended. */
export function PlansSelectionScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const words = useTerminology();
  const session = useQuery(q.auth.session());
  return (
    <BareScreen title="Choose a plan">
      <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-6 px-5 pb-16 sm:px-8">
        <Loaded query={session} what="Your session" headingLevel={1} pending={null}>
          {(person) => {
            const { subscriptionExpired, orgName } = person.loggedOrgDetails;
            return (
              <>
                <header className="flex flex-col items-start justify-between gap-4 sm:flex-row">
                  <div className="flex min-w-0 flex-col gap-1">
                    <h1 className="m-0 text-2xl font-semibold text-strong">Choose a plan</h1>
                    <p className="m-0 wrap-anywhere text-muted">For {orgName}. It can be changed at any time.</p>
                  </div>
                  <div className="flex flex-none gap-3">
                    <Button onClick={() => void signOut(router)}>Sign out</Button>
                    {!subscriptionExpired && (
                      <Button asChild>
                        <Link to="/dashboard">Back to the office</Link>
                      </Button>
                    )}
                  </div>
                </header>
                {subscriptionExpired && (
                  <Callout tone="warning" title="Your subscription has ended">
                    Your {words.desks.toLowerCase()}, {words.members.toLowerCase()} and bookings are all kept. They are
                    here again as soon as a plan is paid.
                  </Callout>
                )}
                {can(person, "subscription.write") ? (
                  <Buy
                    search={search}
                    onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
                    onDone={(paid) => void navigate({ to: "/subscription", search: { paid }, replace: true })}
                    seesPlan={!subscriptionExpired}
                  />
                ) : (
                  <EmptyState
                    kind="forbidden"
                    title="Choosing a plan is not part of your role"
                    description="Ask an owner of your organisation: whoever may change the subscription can choose and pay."
                  />
                )}
              </>
            );
          }}
        </Loaded>
      </main>
    </BareScreen>
  );
}
