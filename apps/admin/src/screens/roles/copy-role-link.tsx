import { Button } from "@carrel/ui/button";
import { Link } from "@tanstack/react-router";

/** Leads to a new role that starts with what this one allows. */
export function CopyRoleLink({ roleId }: { roleId: string }) {
  return (
    <Button asChild>
      <Link to="/roles/$roleId/copy" params={{ roleId }} search={(kept) => kept} resetScroll={false}>
        Copy
      </Link>
    </Button>
  );
}
