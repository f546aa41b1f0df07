import { usePermission, useSession, useTerminology } from "@carrel/hooks";
import type { ShiftFigures } from "@carrel/sdk";
import { addDays, localDateOf, SOON_DAYS } from "@carrel/sdk/domain";
import { Card } from "@carrel/ui/card";
import { DataTable } from "@carrel/ui/data-table";
import { Meter } from "@carrel/ui/meter";
import { Link } from "@tanstack/react-router";
import { NUMBERS } from "../../app/locale";
import { useMoney } from "../../app/use-money";
import { timesText } from "../../app/words/shift-times";
import { TwoLines } from "../../lists/cells";
import { dayOf } from "./day-of";

const count = new Intl.NumberFormat(NUMBERS);

interface ShiftTableProps {
  shifts: readonly ShiftFigures[];
  /** How many there are, shown or not. */
  total: number;
  currency: string;
  hasBranches: boolean;
  zoneOf: (branchId: string) => string;
}

/** Each shift with its seats, its income and what ends in it. Board and list are the selected branch's: its shifts lead there. */
export function ShiftTable({ shifts, total, currency, hasBranches, zoneOf }: ShiftTableProps) {
  const words = useTerminology();
  const money = useMoney();
  const { selectedBranch } = useSession();
  const mayOpen = usePermission("bookings.read");
  const leads = ({ branchId }: ShiftFigures) => mayOpen && branchId === selectedBranch;
  const seats = words.desks.toLowerCase();
  return (
    <Card
      title="By shift"
      description={`Whose ${words.desk.toLowerCase()} it is for whole days has it in every shift.`}
      headingLevel={3}
      padded={false}
      className="min-w-0"
    >
      <DataTable
        caption="By shift"
        rows={shifts}
        rowId={({ shiftId }) => shiftId}
        columns={[
          {
            id: "shift",
            header: "Shift",
            cell: (shift) => (
              <TwoLines below={[timesText(shift), hasBranches && shift.branchName].filter(Boolean).join(", ")}>
                {leads(shift) && shift.date ? (
                  <Link to="/board" search={{ day: shift.date, shift: shift.shiftId }}>
                    {shift.shiftName}
                  </Link>
                ) : (
                  shift.shiftName
                )}
              </TwoLines>
            ),
          },
          {
            id: "sold",
            header: `${words.desks} sold`,
            cell: (shift) => <SoldSeats shift={shift} seats={seats} zone={zoneOf(shift.branchId)} />,
          },
          {
            id: "income",
            header: "Paid this month",
            align: "end",
            cell: ({ income }) => <span className="whitespace-nowrap">{money(income, currency)}</span>,
          },
          {
            id: "ending",
            header: `Ends in ${SOON_DAYS} days`,
            align: "end",
            cell: (shift) =>
              leads(shift) && shift.ending > 0 ? (
                <Link
                  to="/memberships"
                  search={{
                    shift: shift.shiftId,
                    endsBy: addDays(localDateOf(new Date(), zoneOf(shift.branchId)), SOON_DAYS - 1),
                  }}
                  aria-label={`${count.format(shift.ending)} in ${shift.shiftName} end in ${SOON_DAYS} days`}
                >
                  {count.format(shift.ending)}
                </Link>
              ) : (
                count.format(shift.ending)
              ),
          },
        ]}
        footer={
          total > shifts.length && (
            <p className="m-0 p-4 text-muted">
              {`The first ${count.format(shifts.length)} of ${count.format(total)} shifts. Choose a branch to see its own.`}
            </p>
          )
        }
      />
    </Card>
  );
}

interface SoldSeatsProps {
  shift: ShiftFigures;
  /** The word for them. */
  seats: string;
  zone: string;
}

/** How many seats of a shift are sold, and what is left. */
function SoldSeats({ shift: { date, desks, sold, free }, seats, zone }: SoldSeatsProps) {
  if (date === null) return <span className="text-muted">Closed on its days</span>;
  const otherwise = desks - sold - free;
  return (
    <Meter
      label={dayOf(date, zone) ?? "Today"}
      value={sold}
      max={desks}
      valueText={`${count.format(sold)} of ${count.format(desks)} ${seats}`}
      hint={[`${count.format(free)} free`, otherwise > 0 && `${count.format(otherwise)} booked otherwise`]
        .filter(Boolean)
        .join(", ")}
    />
  );
}
