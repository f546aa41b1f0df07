import type { SecondFactor } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { OnlineAlertDialog } from "../../../app/online-alert-dialog";
import { OnlineButton } from "../../../app/online-button";
import { useBranchZone } from "../../../app/use-branch-zone";
import { FactorLine } from "./factor-line";
import { RenameFactorDialog } from "./rename-factor-dialog";

/** A factor that is on: since when, when it was last used, and what takes it off. */
export function FactorRow({ factor }: { factor: SecondFactor }) {
  const { _id, name, createdAt, lastUsedAt } = factor;
  const zone = useBranchZone();
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
      <OnlineButton size="sm" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
        Rename
      </OnlineButton>
      <OnlineButton size="sm" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </OnlineButton>
      {renaming && <RenameFactorDialog factor={factor} onClose={() => setRenaming(false)} />}
      <OnlineAlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={`Remove ${name}?`}
        description="Signing in asks for it no more. Your recovery codes end with your last factor."
        confirmLabel="Remove"
        onConfirm={takeOff}
      />
    </FactorLine>
  );
}
