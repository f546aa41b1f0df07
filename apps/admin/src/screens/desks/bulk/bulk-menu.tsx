import { usePermission, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@carrel/ui/dropdown-menu";
import { Link } from "@tanstack/react-router";
import { FileSpreadsheet } from "lucide-react";

/** The ways to add and to book desks from a sheet, as far as they are open to the person; nothing where none is. */
export function BulkMenu() {
  const words = useTerminology();
  const mayAdd = usePermission("desks.write");
  const mayBook = usePermission("bookings.write");
  if (!mayAdd && !mayBook) return null;
  const noun = words.desks.toLowerCase();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button icon={<FileSpreadsheet />}>From a sheet</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {mayAdd && (
          <DropdownMenuItem asChild>
            <Link to="/desks/bulk-upload">Add {noun} from a sheet</Link>
          </DropdownMenuItem>
        )}
        {mayBook && (
          <DropdownMenuItem asChild>
            <Link to="/desks/bulk-booking">Book {noun} from a sheet</Link>
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
