import { usePermission, useSession } from "@carrel/hooks";
import type { ApiKey, Session } from "@carrel/sdk/schemas";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { RecordSheet } from "../../app/record-sheet";
import { ApiKeyDetails } from "./api-key-details";
import { ApiKeyForm } from "./api-key-form";
import { OthersKeyActions } from "./others-key-actions";
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
