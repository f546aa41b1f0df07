import { usePermission } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { localDateOf, weekdayOf } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { DayPicture } from "../../app/parts/day-picture";
import { Loaded } from "../../lists/loaded";

/** The parts of the branch's day that are sold by themselves; nothing for those who may not see them. */
export function ShiftsCard({ branch }: { branch: Branch }) {
  const { _id: branchId, timings, timezone } = branch;
  const maySee = usePermission("feePlans.read");
  const mayChange = usePermission("feePlans.write");
  const shifts = useQuery({ ...q.shifts.list({ branchId, limit: 100, page: 1 }), enabled: maySee });
  if (!maySee) return null;
  return (
    <Card
      title="Shifts"
      actions={
        <Button asChild size="sm">
          <Link to="/board/shifts" search={{ branch: branchId }}>
            {mayChange ? "Change shifts" : "Show shifts"}
          </Link>
        </Button>
      }
    >
      <Loaded query={shifts} what="The shifts" pending={<Skeleton shape="rect" height="8rem" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-muted">None yet: only whole days and hours are sold.</p>
          ) : (
            <DayPicture shifts={data} timings={timings} weekday={weekdayOf(localDateOf(new Date(), timezone))} />
          )
        }
      </Loaded>
    </Card>
  );
}
