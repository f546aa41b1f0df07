import type { BusinessUnit } from "@carrel/sdk";
import { UserPlus } from "lucide-react";
import { useMemo, useRef } from "react";
import { q } from "../../app/carrel";
import type { BulkAction } from "../../lists/bulk-action";
import { PeopleField } from "./people-field";

const counted = (count: number) => (count === 1 ? "1 business unit" : `${count} business units`);

/** Gives many to the same people. */
export function useAssignAction(): BulkAction<BusinessUnit> {
  const chosen = useRef<string[]>([]);
  return useMemo(
    () => ({
      id: "assign",
      label: "Assign",
      icon: <UserPlus />,
      ask: (count) => ({
        title: `Assign ${counted(count)}`,
        description: "Choose who works on them from now on.",
        body: (
          <PeopleField
            initial={[]}
            onChange={(userIds) => {
              chosen.current = userIds;
            }}
          />
        ),
      }),
      run: ({ _id }, write) => write(q.businessUnits.assignTeam(), { businessUnitIds: [_id], userIds: chosen.current }),
      done: (count) => (chosen.current.length > 0 ? `${counted(count)} assigned` : `${counted(count)} left to nobody`),
    }),
    [],
  );
}
