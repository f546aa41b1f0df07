import { useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { BareScreen } from "../../../app/bare-screen";
import { q, queryClient } from "../../../app/carrel";
import { ConfirmDialog } from "../../../app/confirm-dialog";
import { useConfirmation } from "../../../app/confirmation";
import { homeOf } from "../../../app/navigation";
import { signOut } from "../../../app/sign-out";
import { Loaded } from "../../../lists/loaded";
import { FactorList } from "./factor-list";

const route = getRouteApi("/second-factor");

/** Where somebody lands whose organisation asks for a second factor that he hasn't set up. */
export function SecondFactorNeededScreen() {
  const router = useRouter();
  const { from } = route.useSearch();
  const { loggedOrgDetails } = useSession();
  const factors = useQuery(q.auth.secondFactors());
  const asking = useConfirmation();
  const hasOne = Boolean(factors.data && (factors.data.mailCodes || factors.data.factors.length > 0));
  const goOn = async () => {
    const session = await queryClient.fetchQuery({ ...q.auth.session(), staleTime: 0 });
    await router.navigate({ href: from ?? homeOf(session) });
  };
  return (
    <BareScreen title="Second factor">
      <main className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-6 p-4 pb-24">
        <header className="flex flex-col gap-1">
          <h1 className="font-display text-3xl leading-tight text-strong">Set up a second factor</h1>
          <p className="text-muted">
            {loggedOrgDetails.orgName} asks for one beside the password. Set one up, and everything else is open to you.
          </p>
        </header>
        <Card>
          <Loaded query={factors} what="Your second factors" pending={<Skeleton shape="lines" lines={4} />}>
            {(found) => <FactorList factors={found} />}
          </Loaded>
        </Card>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => void signOut(router)}>Sign out</Button>
          <Button variant="primary" disabled={!hasOne} onClick={() => void goOn()}>
            Go on
          </Button>
        </div>
      </main>
      {asking && <ConfirmDialog />}
    </BareScreen>
  );
}
