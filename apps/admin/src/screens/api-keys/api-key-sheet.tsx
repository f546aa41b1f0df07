import { usePermission } from "@carrel/hooks";
import { Sheet } from "@carrel/ui/sheet";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { ScreenTitle } from "../../app/screen-title";
import { useCloseSheet } from "../../app/use-close-sheet";
import { ApiKeyDetails } from "./api-key-details";
import { ApiKeyForm } from "./api-key-form";
import { ScopeField } from "./scope-field";

const route = getRouteApi("/signed-in/office/api-keys/$apiKeyId");

/** One key: its form for those who may change it, while it is good; else its details. */
export function ApiKeySheet() {
  const { apiKeyId } = route.useParams();
  const close = useCloseSheet("/api-keys");
  const mayEdit = usePermission("apiKeys.write");
  const { data: apiKey } = useSuspenseQuery(q.apiKeys.get({ id: apiKeyId }));

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
