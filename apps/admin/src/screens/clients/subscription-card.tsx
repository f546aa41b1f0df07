import type { ClientDetail } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { ClientState } from "../../app/parts/client-state";
import { periodText } from "../../app/words/subscription-text";

/** What an organisation pays for, and until when. */
export const SubscriptionCard = ({ client: { subscription, timezone } }: { client: ClientDetail }) => (
  <Card title="Subscription" actions={subscription && <ClientState status={subscription.status} />}>
    {subscription ? (
      <div className="flex flex-col gap-1">
        <p className="text-xl font-semibold text-strong">{subscription.planName}</p>
        <p className="text-muted">{periodText(subscription, new Date(), timezone)}</p>
        {subscription.status === "EXPIRED" && (
          <p className="mt-2">Until it is paid, its people can do nothing here but pay. What they have is kept.</p>
        )}
      </div>
    ) : (
      <p className="text-muted">It has none, so nothing of it ends.</p>
    )}
  </Card>
);
