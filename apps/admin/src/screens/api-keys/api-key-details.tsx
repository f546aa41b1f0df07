import type { ApiKey } from "@carrel/sdk/schemas";
import { CodeRow } from "@carrel/ui/code-row";
import { DescriptionList } from "@carrel/ui/description-list";
import { useMoment } from "../../app/use-moment";
import { KeyState, KIND_LABELS } from "./key-state";

/** What a key is, and when it was used. The text of a secret one is not kept. */
export function ApiKeyDetails({ apiKey }: { apiKey: ApiKey }) {
  const moment = useMoment();
  return (
    <>
      <DescriptionList
        items={[
          { term: "Kind", details: KIND_LABELS[apiKey.kind] },
          { term: "State", details: <KeyState apiKey={apiKey} /> },
          ...(apiKey.maker ? [{ term: "Belongs to", details: apiKey.maker.name }] : []),
          { term: "Begins and ends with", details: <span className="font-mono break-all">{apiKey.hint}</span> },
          { term: "Added", details: moment(apiKey.createdAt) },
          { term: "Last used", details: moment(apiKey.lastUsedAt) },
          ...(apiKey.expiresAt ? [{ term: "Ends", details: moment(apiKey.expiresAt) }] : []),
          ...(apiKey.revokedAt ? [{ term: "Revoked", details: moment(apiKey.revokedAt) }] : []),
        ]}
      />
      {apiKey.key && !apiKey.revokedAt && <CodeRow label="API key" value={apiKey.key} copyLabel="Copy API key" />}
    </>
  );
}
