import { usePermission, useTerminology } from "@carrel/hooks";
import type { DashboardPeriod, PopularDesk } from "@carrel/sdk";
import { NUMBERS } from "../../app/locale";
import { RankedList } from "../../app/parts/ranked-list";
import { bookedSpan } from "../../app/words/span-text";
import { PERIOD_WORDS } from "./period";

interface PopularDesksProps {
  desks: readonly PopularDesk[];
  period: DashboardPeriod;
  hasBranches: boolean;
}

const count = new Intl.NumberFormat(NUMBERS);

/** The desks that are booked most. */
export function PopularDesks({ desks, period, hasBranches }: PopularDesksProps) {
  const words = useTerminology();
  const mayOpen = usePermission("desks.read");
  const most = desks[0]?.bookings ?? 1;
  return (
    <RankedList
      title={`Popular ${words.desks.toLowerCase()}`}
      description={`By bookings ${PERIOD_WORDS[period].within}`}
      headingLevel={3}
      items={desks.map(({ deskId, deskName, branchName, bookings, minutes }) => ({
        id: deskId,
        name: deskName,
        ...(hasBranches && { place: branchName }),
        ...(mayOpen && { href: `/desks/${deskId}` }),
        value: count.format(bookings),
        details: bookedSpan(minutes),
        share: bookings / most,
      }))}
      empty="Nothing was booked for this time."
    />
  );
}
