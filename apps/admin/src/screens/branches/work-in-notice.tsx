import type { Branch } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { useOnline } from "../../app/use-online";
import { useWorkIn } from "./use-work-in";

/** In place of an inactive branch's desks, which nobody sees who works in another branch. */
export function WorkInNotice({ branch, children }: { branch: Branch; children: string }) {
  const { isChanging, open } = useWorkIn(branch);
  const online = useOnline();
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">{children}</p>
      <Button loading={isChanging} disabled={!online} onClick={() => open()}>
        Work in this branch
      </Button>
    </div>
  );
}
