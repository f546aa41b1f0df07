import { dayRange, localDateOf } from "@carrel/sdk/domain";
import type { FloatingFigures } from "@carrel/sdk/schemas";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { floatingRooms } from "../memberships/floating-places";
import type { FigureScope } from "./scope";
import type { ShiftAhead } from "./shift-figures";

/** Branches that are looked at: with the shifts' no more rows than are answered. */
const MOST_BRANCHES = 100;

/** The branches in which somebody has a floating place, or will. */
async function withFloating({ db, orgId, now }: FigureScope, branches: readonly Row<"branches">[]) {
  if (branches.length === 0) return [];
  const sold = await db
    .selectFrom("memberships")
    .select("branchId")
    .distinct()
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("branchId", "=", eb.fn.any(val(branches.map(({ branchId }) => branchId)))))
    .where("status", "=", constant("ACTIVE"))
    .where("kind", "=", constant("floating"))
    .where("endAt", ">", now)
    .execute();
  const ids = new Set(sold.map(({ branchId }) => branchId));
  return branches.filter(({ branchId }) => ids.has(branchId)).slice(0, MOST_BRANCHES);
}

/** Floating places sold against those there are: of each branch in all open hours, and in each of its shifts. */
export async function readFloatingFigures(
  scope: FigureScope,
  branches: readonly Row<"branches">[],
  shifts: readonly ShiftAhead[],
): Promise<FloatingFigures[]> {
  const asked = (await withFloating(scope, branches)).flatMap((branch) => {
    const own = shifts.flatMap(({ shift, ahead }) =>
      ahead && shift.branchId === branch.branchId ? [{ branch, shift, date: ahead.date }] : [],
    );
    return [{ branch, shift: null, date: localDateOf(scope.now, branch.timezone) }, ...own];
  });
  const rooms = await floatingRooms(
    scope,
    asked.map(({ branch, shift, date }) => ({
      branchId: branch.branchId,
      shiftId: shift?.shiftId ?? null,
      period: dayRange(date, branch.timezone),
    })),
  );
  return asked.flatMap(({ branch, shift, date }, place) => {
    const room = rooms[place];
    if (!room) return [];
    const { branchId, name: branchName } = branch;
    return [{ branchId, branchName, shiftId: shift?.shiftId ?? null, shiftName: shift?.name ?? null, date, ...room }];
  });
}
