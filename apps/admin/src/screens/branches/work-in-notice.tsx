import type { Branch } from "@carrel/sdk";
import { OnlineButton } from "../../app/online-button";
import { useWorkIn } from "./use-work-in";

/** In place of an inactive branch's desks, which nobody sees who works in another branch. */
export function WorkInNotice({ branch, children }: { branch: Branch; children: string }) {
  const { isChanging, open } = useWorkIn(branch);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">{children}</p>
      <OnlineButton loading={isChanging} onClick={() => open()}>
        Work in this branch
      </OnlineButton>
    </div>
  );
}
