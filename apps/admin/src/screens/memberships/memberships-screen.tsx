import type { PlanKind } from "@carrel/sdk";
import { localDateOf } from "@carrel/sdk/domain";
import { DatePicker } from "@carrel/ui/date-picker";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { NoBranch } from "../../app/parts/no-branch";
import { useMoney } from "../../app/use-money";
import { useShifts } from "../../app/use-shifts";
import { MEMBERSHIP_STATES } from "../../app/words/membership-text";
import { planKindOptions } from "../../app/words/plan-kinds";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { useRenewal } from "./bulk-renewal";
import { membershipColumns } from "./membership-columns";
import { SHOWN_STATES } from "./membership-search";

/** What the members of the selected branch have, those that end first first. */
export const MembershipsScreen: ComponentType = listPlace(
  "/memberships",
  ({ search: { q: search, state, kind, shift, endsBy, payment } }) =>
    found(q.memberships.list, { search, state: state ?? "live", kind, shiftId: shift, endsBy, payment }),
)(function useMemberships({ search, change, session, words, zone }) {
  const money = useMoney();
  const { selectedBranch } = session;
  const { shifts } = useShifts(selectedBranch ? [selectedBranch] : []);
  const renewal = useRenewal();
  const today = localDateOf(new Date(), zone);
  const members = words.members.toLowerCase();
  return {
    noun: "memberships",
    title: "Memberships",
    description: `What your ${members} have: ${words.desks.toLowerCase()} of their own, shifts, floating places and passes.`,
    columns: membershipColumns({ words, zone, money }),
    tabs: {
      by: "state",
      label: "State",
      first: { label: "Live", rows: "live memberships" },
      others: SHOWN_STATES.map((value) => {
        const { label } = MEMBERSHIP_STATES[value];
        return { value, label, rows: `${label.toLowerCase()} memberships` };
      }),
    },
    filters: [
      {
        by: "kind",
        label: "Kind",
        every: "Every kind",
        options: planKindOptions(words).map(({ value, label }): { value: PlanKind; label: string } => ({
          value,
          label,
        })),
        className: "sm:w-48",
      },
      ...(shifts.length > 0 || search.shift
        ? [
            {
              by: "shift" as const,
              label: "Shift",
              every: "Every shift",
              options: shifts.map(({ _id, name }) => ({ value: _id, label: name })),
              className: "sm:w-44",
            },
          ]
        : []),
      {
        by: "payment",
        label: "Payment",
        every: "Paid or not",
        options: [{ value: "due", label: "Not paid yet" }],
        className: "sm:w-40",
      },
      {
        over: ["endsBy"],
        field: (
          <DatePicker
            label="Ends by"
            placeholder="Ends by any day"
            clearLabel="Any day"
            className="w-full sm:w-56"
            value={search.endsBy ?? null}
            onValueChange={(day) => change({ endsBy: day ?? undefined })}
            today={today}
            locale={LOCALE}
          />
        ),
      },
    ],
    add: { to: "/memberships/new", label: "New membership", needs: "bookings.write" },
    bulk: { needs: ["bookings.write"], actions: [renewal], nameOf: ({ customerName }) => customerName },
    download: { fileName: "memberships.csv" },
    firstUse: {
      illustration: "plans",
      title: "Nobody has a membership now",
      description: `Sell a ${words.member.toLowerCase()} a ${words.desk.toLowerCase()} for a month, a shift, a floating place or a pass.`,
    },
    instead: !selectedBranch && <NoBranch title="Memberships" />,
  };
});
