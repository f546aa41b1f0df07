import type { ShownApiKey } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { CodeRow } from "@carrel/ui/code-row";
import { Dialog } from "@carrel/ui/dialog";
import { useUnsaved } from "../../forms/unsaved";

/** A key that was just made, whole. A secret one is never shown again, so nothing but an answer closes it. */
export function ShownKeyDialog({ apiKey, onDone }: { apiKey: ShownApiKey; onDone: () => void }) {
  const isSecret = apiKey.kind === "secret";
  useUnsaved(isSecret);
  return (
    <Dialog
      open
      dismissible={!isSecret}
      onOpenChange={(open) => !open && onDone()}
      title={`The key ${apiKey.name}`}
      footer={
        <Button variant="primary" onClick={onDone}>
          {isSecret ? "I have stored it" : "Done"}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {isSecret ? (
          <Callout tone="warning" title="This is the only time you see it">
            Copy it now and store it where your server keeps its secrets. Whoever has it can do what it may do. If it is
            lost, rotate the key.
          </Callout>
        ) : (
          <p className="m-0 text-muted">
            It names your organisation and may stand in a web page. It opens nothing by itself.
          </p>
        )}
        <CodeRow label="API key" value={apiKey.key} copyLabel="Copy API key" />
      </div>
    </Dialog>
  );
}
