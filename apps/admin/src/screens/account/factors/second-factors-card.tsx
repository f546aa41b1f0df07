import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { FailedList } from "../../../lists/list-states";
import { FactorList } from "./factor-list";

/** What signing in asks for beside the password. */
export function SecondFactorsCard() {
  const factors = useQuery(q.auth.secondFactors());
  return (
    <Card
      title="Second factors"
      description="What signing in asks for beside your password, so that a stolen password alone opens nothing."
    >
      {factors.data && <FactorList factors={factors.data} />}
      {factors.isPending && <Skeleton shape="lines" lines={4} />}
      {factors.error && (
        <FailedList what="Your second factors" error={factors.error} onRetry={() => void factors.refetch()} />
      )}
    </Card>
  );
}
