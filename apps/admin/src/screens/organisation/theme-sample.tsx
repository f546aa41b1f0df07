import { terminology } from "@carrel/sdk/domain";
import type { WorkspaceKind } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { DeskStatusBadge } from "../../app/parts/desk-status-badge";

/** A few parts of the interface that every theme colours in its own way. */
export function ThemeSample({ workspaceKind }: { workspaceKind: WorkspaceKind }) {
  const { desk } = terminology(workspaceKind);
  return (
    <div className="flex flex-col gap-4">
      <h3>Choose a {desk.toLowerCase()}</h3>
      <div className="flex flex-wrap gap-2">
        <DeskStatusBadge status={1} />
        <DeskStatusBadge status={3} />
        <DeskStatusBadge status={2} />
        <DeskStatusBadge status={8} />
      </div>
      <Callout tone="info">Free today until the place closes.</Callout>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary">Confirm booking</Button>
        <Button>Back</Button>
      </div>
    </div>
  );
}
