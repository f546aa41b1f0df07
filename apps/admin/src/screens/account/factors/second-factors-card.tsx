import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { Loaded } from "../../../lists/loaded";
import { FactorList } from "./factor-list";

/** What signing in asks for beside the password. */
export function SecondFactorsCard() {
  const factors = useQuery(q.auth.secondFactors());
  return (
    <Card
      title="Second factors"
      description="What signing in asks for beside your password, so that a stolen password alone opens nothing."
    >
      <Loaded query={factors} what="Your second factors" pending={<Skeleton shape="lines" lines={4} />}>
        {(found) => <FactorList factors={found} />}
      </Loaded>
    </Card>
  );
}
