import { usePermission, useSession } from "@carrel/hooks";
import type { ApiKey, Session } from "@carrel/sdk/schemas";
import { toast } from "@carrel/ui/toast";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { RecordSheet } from "../../app/record-sheet";
import { useClose } from "../../app/use-close";
import { ApiKeyDetails } from "./api-key-details";
import { ApiKeyForm } from "./api-key-form";
import { EndKeyDialog } from "./end-key-dialog";
import { ScopeField } from "./scope-field";

const route = getRouteApi("/signed-in/office/api-keys/$apiKeyId");

/** Whether a key is this person's to change: a secret one of his own, a publishable one if he works in every branch. */
const isOwn = ({ kind, maker }: ApiKey, { _id, isDefaultUser }: Session) =>
  kind === "secret" ? maker?._id === _id : isDefaultUser;

/** One key: its form for those whose it is, while it is good; else its details, and what else can be done with it. */
export function ApiKeySheet() {
  const { apiKeyId } = route.useParams();
  const session = useSession();
  const mayEdit = usePermission("apiKeys.write");
  const { data: apiKey } = useSuspenseQuery(q.apiKeys.get({ id: apiKeyId }));

  const isGood = mayEdit && !apiKey.revokedAt;
  if (isGood && isOwn(apiKey, session)) return <ApiKeyForm key={apiKey._id} apiKey={apiKey} />;
  return (
    <RecordSheet
      title={apiKey.name}
      size="lg"
      footer={isGood && apiKey.kind === "secret" ? <OthersKeyActions apiKey={apiKey} /> : undefined}
    >
      <div className="flex flex-col gap-5">
        <ApiKeyDetails apiKey={apiKey} />
        {apiKey.kind === "secret" && <ScopeField value={apiKey.permissions} kept={apiKey.permissions} />}
      </div>
    </RecordSheet>
  );
}

/** What can be done with somebody else's secret key: make it one's own, or revoke it. */
function OthersKeyActions({ apiKey }: { apiKey: ApiKey }) {
  const close = useClose();
  const takeOver = useMutation(q.apiKeys.takeOver());
  const [asking, setAsking] = useState<"takeOver" | "revoke" | null>(null);
  return (
    <>
      <span className="flex w-full justify-between gap-2">
        <OnlineButton variant="danger-ghost" onClick={() => setAsking("revoke")}>
          Revoke
        </OnlineButton>
        <OnlineButton onClick={() => setAsking("takeOver")}>Take over</OnlineButton>
      </span>
      <OnlineAlertDialog
        open={asking === "takeOver"}
        onOpenChange={(open) => !open && setAsking(null)}
        title={`Take over ${apiKey.name}?`}
        description={`From now on it does what you may, in your branches, no longer what ${apiKey.maker?.name} may. Its text stays the same: rotate it afterwards if somebody has it who shouldn't.`}
        confirmLabel="Take over"
        onConfirm={async () => {
          await takeOver.mutateAsync({ id: apiKey._id });
          toast.success(`${apiKey.name} is yours`);
        }}
      />
      <EndKeyDialog
        apiKey={apiKey}
        ending={asking === "revoke" ? "revoke" : null}
        onCancel={() => setAsking(null)}
        onRevoked={() => void close({ saved: true })}
      />
    </>
  );
}
