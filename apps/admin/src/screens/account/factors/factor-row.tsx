import type { SecondFactor } from "@carrel/sdk";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Button } from "@carrel/ui/button";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { useBranchZone } from "../../../app/use-branch-zone";
import { useOnline } from "../../../app/use-online";
import { messageOf } from "../../../forms/server-errors";
import { FactorLine } from "./factor-line";
import { RenameFactorDialog } from "./rename-factor-dialog";

/** A factor that is on: since when, when it was last used, and what takes it off. */
export function FactorRow({ factor }: { factor: SecondFactor }) {
  const { _id, name, createdAt, lastUsedAt } = factor;
  const zone = useBranchZone();
  const online = useOnline();
  const remove = useMutation(q.auth.removeFactor());
  const [asking, setAsking] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: zone });
  const used = lastUsedAt ? `last used ${date.format(new Date(lastUsedAt))}` : "not used yet";
  const takeOff = async () => {
    await remove.mutateAsync({ id: _id });
    toast.success(`${name} is removed`);
  };
  return (
    <FactorLine title={name} about={`Since ${date.format(new Date(createdAt))}, ${used}.`}>
      <Button size="sm" disabled={!online} aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
        Rename
      </Button>
      <Button size="sm" disabled={!online} aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {renaming && <RenameFactorDialog factor={factor} onClose={() => setRenaming(false)} />}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={`Remove ${name}?`}
        description="Signing in asks for it no more. Your recovery codes end with your last factor."
        confirmLabel="Remove"
        onConfirm={takeOff}
        describeError={messageOf}
      />
    </FactorLine>
  );
}
