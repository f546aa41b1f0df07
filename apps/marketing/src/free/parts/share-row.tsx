import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { CopyButton } from "@carrel/ui/copy-button";
import type { Tool } from "./use-address";

interface ShareRowProps {
  tool: Pick<Tool, "address" | "restart" | "isBroken" | "isRead">;
  /** What the address gives away; nothing of note by default. */
  caution?: string | undefined;
}

/** The address that shows the same elsewhere, and the way back to the start. */
export const ShareRow = ({ tool: { address, restart, isBroken, isRead }, caution }: ShareRowProps) => (
  <div className="flex flex-col gap-3 print:hidden">
    {isBroken && (
      <Callout tone="warning" live title="This link could not be read">
        It may have been cut off on its way. Ask for it again, or begin here: this is a fresh start.
      </Callout>
    )}
    <div className="flex flex-wrap items-center gap-2">
      <CopyButton value={isRead ? address() : ""} label="Copy the link to this" size="md" />
      <Button variant="ghost" onClick={restart}>
        Start again
      </Button>
    </div>
    <p className="text-sm text-muted">
      {caution ?? "All that you enter is in the link, behind its #. It is sent to nobody, us included."} After “Start
      again” your browser’s Back leads to what you had.
    </p>
  </div>
);
