import type { Branch } from "@carrel/sdk";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@carrel/ui/dropdown-menu";
import { IconButton } from "@carrel/ui/icon-button";
import { EllipsisVertical, Power, PowerOff, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useOnline } from "../../app/use-online";
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
  const online = useOnline();
  const [dialog, setDialog] = useState<"status" | "delete" | null>(null);
  const onOpenChange = (open: boolean) => !open && setDialog(null);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More for ${name}`} size={size} variant="ghost">
            <EllipsisVertical />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {children}
          {mayEdit && (
            <>
              <DropdownMenuItem
                icon={isActive ? <PowerOff /> : <Power />}
                disabled={!online}
                onSelect={() => setDialog("status")}
              >
                {isActive ? "Deactivate" : "Activate"}
              </DropdownMenuItem>
              <DropdownMenuItem
                variant="danger"
                icon={<Trash2 />}
                disabled={!online}
                onSelect={() => setDialog("delete")}
              >
                Delete
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
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
