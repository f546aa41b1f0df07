import { type ApiKey, type ShownApiKey, UpdateApiKey } from "@carrel/sdk/schemas";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { useClose } from "../../app/use-close";
import { changed } from "../../forms/changed";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";
import { ApiKeyDetails } from "./api-key-details";
import { EndKeyDialog } from "./end-key-dialog";
import { EndsField } from "./ends-field";
import { ScopeField } from "./scope-field";
import { ShownKeyDialog } from "./shown-key-dialog";

const { TextField, FormValue } = fieldsFor(UpdateApiKey);

/** Changes a key's name and scopes, of which only what was changed is sent; rotates and revokes it. */
export function ApiKeyForm({ apiKey }: { apiKey: ApiKey }) {
  const close = useClose();
  const update = useMutation(q.apiKeys.update());
  // Loaded anew while the sheet is open: what was typed is compared with what the person saw.
  const [seen] = useState(apiKey);
  const [ending, setEnding] = useState<"rotate" | "revoke" | null>(null);
  const [shown, setShown] = useState<ShownApiKey>();
  const isSecret = apiKey.kind === "secret";
  const form = useSheetForm(UpdateApiKey, {
    defaultValues: {
      id: apiKey._id,
      name: apiKey.name,
      ...(isSecret && { permissions: [...apiKey.permissions], expiresAt: apiKey.expiresAt }),
    },
    save: async ({ id, ...values }) => {
      const changes = changed(values, seen);
      if (changes) await update.mutateAsync({ ...changes, id });
      return "Changes saved";
    },
  });

  if (shown) return <ShownKeyDialog apiKey={shown} onDone={() => void close({ saved: true })} />;
  return (
    <>
      <SheetForm
        title={apiKey.name}
        action="Save changes"
        form={form}
        size="lg"
        aside={
          <span className="me-auto flex gap-2">
            <OnlineButton variant="danger-ghost" onClick={() => setEnding("revoke")}>
              Revoke
            </OnlineButton>
            <OnlineButton onClick={() => setEnding("rotate")}>Rotate</OnlineButton>
          </span>
        }
      >
        <ApiKeyDetails apiKey={apiKey} />
        <TextField name="name" label="Name" required autoComplete="off" />
        {isSecret && (
          <FormValue name="expiresAt">{(field) => <EndsField {...field} value={field.value ?? null} />}</FormValue>
        )}
        {isSecret && (
          <FormValue name="permissions">
            {(field) => <ScopeField {...field} value={field.value ?? []} kept={apiKey.permissions} />}
          </FormValue>
        )}
      </SheetForm>
      <EndKeyDialog
        apiKey={apiKey}
        ending={ending}
        onCancel={() => setEnding(null)}
        onRotated={setShown}
        onRevoked={() => void close({ saved: true })}
      />
    </>
  );
}
