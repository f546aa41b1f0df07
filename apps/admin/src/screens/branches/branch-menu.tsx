import { useSession } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { Power, PowerOff, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { DELETE_BRANCH, isOpenTo } from "../../app/may";
import { OnlineMenuItem } from "../../app/online-menu-item";
import { MoreMenu } from "../../app/parts/more-menu";
import { DeleteDialog } from "./delete-dialog";
import { StatusDialog } from "./status-dialog";

interface BranchMenuProps {
  branch: Branch;
  size?: "sm" | "md";
  /** Entries above: places to go to. */
  children?: ReactNode;
  mayEdit: boolean;
  onDelete?: () => Promise<unknown>;
}

/** What else can be done with a branch. */
export function BranchMenu({ branch, size = "md", children, mayEdit, onDelete }: BranchMenuProps) {
  const { name, isActive } = branch;
  const mayDelete = isOpenTo(useSession(), DELETE_BRANCH);
  const [dialog, setDialog] = useState<"status" | "delete" | null>(null);
  const onOpenChange = (open: boolean) => !open && setDialog(null);
  return (
    <>
      <MoreMenu name={name} size={size}>
        {children}
        {mayEdit && (
          <OnlineMenuItem icon={isActive ? <PowerOff /> : <Power />} onSelect={() => setDialog("status")}>
            {isActive ? "Deactivate" : "Activate"}
          </OnlineMenuItem>
        )}
        {mayDelete && (
          <OnlineMenuItem variant="danger" icon={<Trash2 />} onSelect={() => setDialog("delete")}>
            Delete
          </OnlineMenuItem>
        )}
      </MoreMenu>
      <StatusDialog branch={branch} open={dialog === "status"} onOpenChange={onOpenChange} />
      <DeleteDialog
        branch={branch}
        open={dialog === "delete"}
        onOpenChange={onOpenChange}
        {...(onDelete && { onDelete })}
      />
    </>
  );
}
