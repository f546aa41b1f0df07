import { useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { Link } from "@tanstack/react-router";
import { ADD_BRANCH, isOpenTo } from "../may";
import { ScreenHeader } from "../screen-header";

/** What a screen of a branch shows while the organisation has none. */
export function NoBranch({ title }: { title: string }) {
  const mayAdd = isOpenTo(useSession(), ADD_BRANCH);
  return (
    <>
      <ScreenHeader title={title} />
      <EmptyState
        kind="first-use"
        illustration="branches"
        title="Add a branch first"
        description="A branch is a place with its own hours and time zone. Everything else stands in one."
        action={
          mayAdd && (
            <Button asChild variant="primary">
              <Link to="/branches/new">Add branch</Link>
            </Button>
          )
        }
      />
    </>
  );
}
