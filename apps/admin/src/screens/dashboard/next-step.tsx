import { usePermission, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Armchair, Tag } from "lucide-react";
import { q } from "../../app/carrel";

/** What a new organisation still lacks before a visitor can book: desks first, then a price. */
export function NextStep({ desks }: { desks: number }) {
  const words = useTerminology();
  const mayAddDesks = usePermission("desks.write");
  const mayAddPlans = usePermission("feePlans.write");
  const plans = useQuery({ ...q.feePlans.list({ limit: 1, page: 1 }), enabled: desks > 0 && mayAddPlans });
  const noun = words.desks.toLowerCase();

  if (desks === 0 && mayAddDesks) {
    return (
      <Callout
        icon={<Armchair strokeWidth={1.5} />}
        title={`Next: add your ${noun}`}
        action={
          <Button asChild variant="primary">
            <Link to="/desks/new">Add {words.desk.toLowerCase()}</Link>
          </Button>
        }
      >
        Each gets a name as on its label. From then on visitors see what is free.
      </Callout>
    );
  }
  if (plans.data?.totalRecords === 0) {
    return (
      <Callout
        icon={<Tag strokeWidth={1.5} />}
        title="Next: say what time costs"
        action={
          <Button asChild variant="primary">
            <Link to="/fee-plans/new">Add fee plan</Link>
          </Button>
        }
      >
        Visitors see the price before they book. Without a plan a booking costs nothing.
      </Callout>
    );
  }
  return null;
}
