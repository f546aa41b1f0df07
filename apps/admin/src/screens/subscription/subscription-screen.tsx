import { usePermission } from "@carrel/hooks";
import type { Subscription } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { EmptyState } from "@carrel/ui/empty-state";
import { PaymentsIllustration } from "@carrel/ui/illustration";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { Loaded } from "../../lists/loaded";
import { PaidNotice } from "./paid-notice";
import { PaymentsList } from "./payments-list";
import { PlanCard } from "./plan-card";
import { UsageCard } from "./usage-card";

const route = getRouteApi("/signed-in/office/subscription");

const Pending = () => (
  <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
    <Card>
      <Skeleton shape="rect" height="12rem" />
    </Card>
    <Card>
      <Skeleton shape="rect" height="12rem" />
    </Card>
  </div>
);

/** What can be done about it: the one thing that is next, and, where something runs, the rest. */
function Actions({ status }: Pick<Subscription, "status">) {
  if (status === "ACTIVE")
    return (
      <Button asChild variant="primary">
        <Link to="/subscription/change">Change or renew</Link>
      </Button>
    );
  return (
    <Button asChild variant="primary">
      {status === "PAST_DUE" ? (
        <Link to="/subscription/change">Pay now</Link>
      ) : (
        <Link to="/plans-selection">Choose a plan</Link>
      )}
    </Button>
  );
}

/** What the organisation pays the platform for: plan, room, what comes next, and what was paid. */
export function SubscriptionScreen() {
  const { paid } = route.useSearch();
  const current = useQuery(q.subscription.current());
  const mayChange = usePermission("subscription.write");
  const subscription = current.data?.subscription;
  return (
    <>
      <ScreenHeader
        title="Subscription"
        description={
          current.error && !current.data ? undefined : "Your plan, what it makes room for, and what was paid."
        }
        actions={subscription && mayChange && <Actions status={subscription.status} />}
      />
      <Loaded query={current} what="The subscription" pending={<Pending />}>
        {({ subscription: had, organization: { timezone }, availableAddOns }) => (
          <div className="flex flex-col gap-8">
            {paid && <PaidNotice paymentId={paid} timezone={timezone} isNew={had?.usage.branches === 0} />}
            {had ? (
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <PlanCard subscription={had} addOns={availableAddOns} timezone={timezone} />
                <UsageCard subscription={had} />
              </div>
            ) : (
              <EmptyState
                kind="first-use"
                illustration={<PaymentsIllustration />}
                title="Nothing to pay"
                description="Your organisation needs no plan: nothing of it is limited, and nothing ends."
              />
            )}
            <PaymentsList timezone={timezone} />
          </div>
        )}
      </Loaded>
      <Outlet />
    </>
  );
}
