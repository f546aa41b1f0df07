import { usePermission } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Link } from "@tanstack/react-router";

/** The way to a plan with more room; nothing for whoever can't see the subscription. */
export const MoreRoom = () =>
  usePermission("subscription.read") && (
    <Button asChild variant="primary" size="sm">
      <Link to="/subscription">Get more room</Link>
    </Button>
  );
