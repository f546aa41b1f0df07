import { Button } from "@carrel/ui/button";
import { Link } from "@tanstack/react-router";
import { PencilRuler } from "lucide-react";
import type { ReactNode } from "react";

interface EditPlanLinkProps {
  variant: "primary" | "secondary";
  children: ReactNode;
}

/** The way to where the floor plan is drawn. */
export const EditPlanLink = ({ variant, children }: EditPlanLinkProps) => (
  <Button asChild variant={variant}>
    <Link to="/desks/plan" search>
      <PencilRuler />
      {children}
    </Link>
  </Button>
);
