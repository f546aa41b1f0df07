import type { Write } from "@carrel/hooks";
import type { Shift } from "@carrel/sdk";
import { localDateOf, weekdayOf } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { Link } from "@tanstack/react-router";
import { Power, PowerOff, Rows3, Trash2 } from "lucide-react";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { isOpenTo } from "../../app/may";
import { DayPicture } from "../../app/parts/day-picture";
import { NoBranch } from "../../app/parts/no-branch";
import { useBranches } from "../../app/use-branches";
import type { BulkAction } from "../../lists/bulk-action";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { SHIFT_COLUMNS } from "./shift-columns";

const counted = (count: number) => (count === 1 ? "1 shift" : `${count} shifts`);
const setActive =
  (isActive: boolean) =>
  ({ _id }: Shift, write: Write) =>
    write(q.shifts.update(), { _id, isActive });

const ACTIONS: readonly BulkAction<Shift>[] = [
  {
    id: "deactivate",
    label: "Deactivate",
    icon: <PowerOff />,
    refuses: ({ isActive }) => (isActive ? undefined : "Is inactive already."),
    run: setActive(false),
    undo: setActive(true),
    done: (count) => `${counted(count)} deactivated`,
  },
  {
    id: "activate",
    label: "Activate",
    icon: <Power />,
    refuses: ({ isActive }) => (isActive ? "Is active already." : undefined),
    run: setActive(true),
    undo: setActive(false),
    done: (count) => `${counted(count)} activated`,
  },
  {
    id: "delete",
    label: "Delete",
    icon: <Trash2 />,
    ask: (count) => ({
      title: `Delete ${counted(count)}?`,
      description: "It can't be undone. A shift that something was sold in stays, and can be deactivated.",
      tone: "danger",
    }),
    run: ({ _id }, write) => write(q.shifts.remove(), { id: _id }),
    done: (count) => `${counted(count)} deleted`,
  },
];

/** The parts of a branch's day that are sold by themselves. */
export const ShiftsScreen: ComponentType = listPlace("/board/shifts", ({ search }) =>
  found(q.shifts.list, { search: search.q, branchId: search.branch }),
)(function useShifts({ search, session, words, zone }) {
  const { branches } = useBranches();
  const branchId = search.branch ?? session.selectedBranch;
  const branch = branches.find(({ _id }) => _id === branchId);
  const desks = words.desks.toLowerCase();
  return {
    noun: "shifts",
    title: branches.length > 1 && branch ? `Shifts of ${branch.name}` : "Shifts",
    description: `The parts of the day in which ${desks} are sold. They may overlap, as a full day does a morning.`,
    columns: SHIFT_COLUMNS,
    filters:
      branches.length > 1
        ? [
            {
              by: "branch",
              label: "Branch",
              every: "The selected branch",
              options: branches.map(({ _id, name }) => ({ value: _id, label: name })),
              className: "sm:w-56",
            },
          ]
        : [],
    add: { to: "/board/shifts/new", label: "Add shift", needs: "feePlans.write" },
    actions: isOpenTo(session, "bookings.read") && (
      <Button asChild>
        <Link to="/board">
          <Rows3 aria-hidden />
          Board
        </Link>
      </Button>
    ),
    above: ({ rows }) =>
      rows.length > 0 && (
        <Card title="A day's picture" className="mb-6">
          <DayPicture
            shifts={rows}
            timings={branch?.timings}
            weekday={weekdayOf(localDateOf(new Date(), branch?.timezone ?? zone))}
          />
        </Card>
      ),
    bulk: { needs: ["feePlans.write"], actions: ACTIONS, nameOf: ({ name }) => name },
    download: { fileName: "shifts.csv" },
    firstUse: {
      illustration: "plans",
      title: "Which parts of the day do you sell?",
      description: `Add a morning, an evening or a full day: several ${words.members.toLowerCase()} can share a ${words.desk.toLowerCase()} then, each in a shift of his own.`,
    },
    ...(branchId === null && { instead: <NoBranch title="Shifts" /> }),
  };
});
