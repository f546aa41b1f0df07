import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "@carrel/ui/dropdown-menu";
import { IconButton } from "@carrel/ui/icon-button";
import { EllipsisVertical } from "lucide-react";
import type { ReactNode } from "react";

interface MoreMenuProps {
  /** What it can do something with. */
  name: string;
  size?: "sm" | "md";
  /** The entries. */
  children: ReactNode;
}

/** What else can be done with a record, behind three dots. */
export const MoreMenu = ({ name, size = "sm", children }: MoreMenuProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <IconButton label={`More for ${name}`} size={size} variant="ghost">
        <EllipsisVertical />
      </IconButton>
    </DropdownMenuTrigger>
    <DropdownMenuContent align="end">{children}</DropdownMenuContent>
  </DropdownMenu>
);
