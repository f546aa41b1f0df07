import { useTerminology } from "@carrel/hooks";
import type { MembershipStats } from "@carrel/sdk";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { Section } from "../../app/parts/section";
import { FloatingPlaces } from "./floating-places";
import { LowPasses } from "./low-passes";
import { ShiftTable } from "./shift-table";

interface MembershipsSectionProps {
  branchId: string | undefined;
  /** Whether several branches may stand beside each other. */
  hasBranches: boolean;
  zoneOf: (branchId: string) => string;
}

const isEmpty = ({ shifts, floating, passes }: MembershipStats) =>
  shifts.length === 0 && floating.length === 0 && passes.live === 0;

/** How shifts, floating places and passes go; nothing where none is sold. */
export function MembershipsSection({ branchId, hasBranches, zoneOf }: MembershipsSectionProps) {
  const words = useTerminology();
  const stats = useQuery({
    ...q.dashboard.memberships(branchId ? { branchId } : {}),
    placeholderData: keepPreviousData,
  });
  if (stats.data && isEmpty(stats.data)) return null;
  return (
    <Section
      title="Memberships"
      description={`What is sold in shifts, at any ${words.desk.toLowerCase()} and as passes`}
      query={stats}
      isFolded
      holds={{ cards: 0, below: ["18rem"] }}
    >
      {({ shifts, shiftCount, currency, floating, passes }) => (
        <>
          {shifts.length > 0 && (
            <ShiftTable
              shifts={shifts}
              total={shiftCount}
              currency={currency}
              hasBranches={hasBranches}
              zoneOf={zoneOf}
            />
          )}
          {(floating.length > 0 || passes.live > 0) && (
            <div className="grid min-w-0 items-start gap-4 xl:auto-cols-fr xl:grid-flow-col">
              {floating.length > 0 && <FloatingPlaces places={floating} hasBranches={hasBranches} zoneOf={zoneOf} />}
              {passes.live > 0 && <LowPasses passes={passes} branchId={branchId} hasBranches={hasBranches} />}
            </div>
          )}
        </>
      )}
    </Section>
  );
}
