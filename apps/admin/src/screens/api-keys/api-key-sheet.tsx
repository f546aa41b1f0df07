import { usePermission } from "@carrel/hooks";
import { EmptyState } from "@carrel/ui/empty-state";
import { Sheet } from "@carrel/ui/sheet";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ScreenTitle } from "../../app/screen-title";
import { useCloseSheet } from "../../app/use-close-sheet";
import { ApiKeyDetails } from "./api-key-details";
import { ApiKeyForm } from "./api-key-form";
import { allApiKeys } from "./api-key-query";
import { ScopeField } from "./scope-field";

const route = getRouteApi("/signed-in/office/api-keys/$apiKeyId");

/** One key: its form for those who may change it, while it is good; else its details. */
export function ApiKeySheet() {
  const { apiKeyId } = route.useParams();
  const close = useCloseSheet("/api-keys");
  const mayEdit = usePermission("apiKeys.write");
  const { data } = useSuspenseQuery(allApiKeys());
  const apiKey = data.data.find(({ _id }) => _id === apiKeyId);

  if (!apiKey)
    return (
      <Sheet open onOpenChange={(open) => !open && void close()} title="Nothing to show">
        <EmptyState
          kind="filtered"
          illustration="not-found"
          title="There is nothing at this address"
          description="The link is incomplete, or it leads to another organisation's key."
        />
      </Sheet>
    );
  if (mayEdit && !apiKey.revokedAt) return <ApiKeyForm key={apiKey._id} apiKey={apiKey} />;
  return (
    <>
      <ScreenTitle>{apiKey.name}</ScreenTitle>
      <Sheet open onOpenChange={(open) => !open && void close()} title={apiKey.name} size="lg">
        <div className="flex flex-col gap-5">
          <ApiKeyDetails apiKey={apiKey} />
          {apiKey.kind === "secret" && <ScopeField value={apiKey.permissions} kept={apiKey.permissions} />}
        </div>
      </Sheet>
    </>
  );
}
