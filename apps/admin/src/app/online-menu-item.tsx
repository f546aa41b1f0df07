import { useOnline } from "@carrel/hooks";
import { DropdownMenuItem } from "@carrel/ui/dropdown-menu";
import type { ComponentProps } from "react";

/** An entry of a menu for what the server has to do: off without a connection. */
export const OnlineMenuItem = ({ disabled = false, ...rest }: ComponentProps<typeof DropdownMenuItem>) => (
  <DropdownMenuItem {...rest} disabled={!useOnline() || disabled} />
);
