import { Link } from "@tanstack/react-router";
import { TYPE_LABELS } from "../../../app/words/booking-types";
import { lookOf, USED_LOOK } from "./booking-look";
import type { Lane, LaneBooking } from "./lane";
import type { LaneLabel } from "./lane-names";
import { HELD_TEXT, MOVED_TEXT, stateWord, type TimeWords } from "./time-words";

interface HoursListProps {
  lanes: readonly Lane[];
  words: TimeWords;
  /** The days of one desk, instead of the desks of one day. */
  isWeek: boolean;
  /** What a lane is called: its desk, or its day. */
  labelOf: (lane: Lane) => LaneLabel;
}

interface Entry {
  lane: Lane;
  booking: LaneBooking;
}

const entriesOf = (lanes: readonly Lane[]): Entry[] =>
  lanes.flatMap((lane) => lane.bookings.map((booking) => ({ lane, booking })));

/** Bookings under the hour that they begin at; those of whole days come first. */
function byHour(lanes: readonly Lane[], words: TimeWords) {
  const hourOf = ({ lane, booking }: Entry) => {
    if (booking.type === "DAILY") return TYPE_LABELS.DAILY;
    return booking.span.from < lane.day.from
      ? "Since the day before"
      : `${words.clock(booking.span.from).slice(0, 2)}:00`;
  };
  const order = ({ lane, booking }: Entry) =>
    booking.type === "DAILY" ? Number.NEGATIVE_INFINITY : booking.span.from - lane.day.from;
  // Two of whole days are minus infinity apart, which is no number.
  const sorted = entriesOf(lanes).sort((one, other) => Math.sign(order(one) - order(other)) || 0);
  return [...Map.groupBy(sorted, hourOf)];
}

/** The bookings of a day by hours, or of a week by days, one below the other, for a phone. */
export function HoursList({ lanes, words, isWeek, labelOf }: HoursListProps) {
  const parts = isWeek ? [...Map.groupBy(entriesOf(lanes), ({ lane }) => labelOf(lane).label)] : byHour(lanes, words);
  const held = lanes.flatMap((lane) => lane.holds.map((span) => ({ lane, span })));
  const used = lanes.flatMap((lane) => lane.stays.map((stay) => ({ lane, stay })));
  if (parts.length + held.length + used.length === 0)
    return <p className="m-0 py-6 text-center text-muted">Nothing is booked.</p>;
  return (
    <div className="flex flex-col gap-5">
      {parts.map(([part, entries]) => (
        <section key={part} className="flex flex-col gap-2">
          <h2 className="m-0 text-base font-medium text-strong tabular-nums">{part}</h2>
          <ul className="m-0 flex list-none flex-col gap-2 p-0">
            {entries.map(({ lane, booking }) => {
              const { className, icon: Icon } = lookOf(booking);
              return (
                <li key={`${lane.id} ${booking._id}`}>
                  <Link
                    to="/bookings/calendar/$bookingId"
                    params={{ bookingId: booking._id }}
                    search={true}
                    resetScroll={false}
                    className={`flex items-center gap-3 rounded border-s-4 px-3 py-3 no-underline ${className}`}
                  >
                    <Icon strokeWidth={1.75} aria-hidden="true" className="size-5 shrink-0" />
                    <span className="flex min-w-0 flex-1 flex-col">
                      <span className="font-medium wrap-anywhere">{booking.name || booking.code}</span>
                      <span className="text-sm">
                        {words.hours(booking.span)}, {stateWord(booking)}
                      </span>
                    </span>
                    {!isWeek && (
                      <span className="max-w-[40%] shrink-0 font-medium wrap-anywhere">{labelOf(lane).label}</span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {held.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="m-0 text-base font-medium text-strong">{HELD_TEXT}</h2>
          <ul className="m-0 flex list-none flex-col gap-2 p-0">
            {held.map(({ lane, span }) => (
              <li
                key={`${lane.id} ${span.from}`}
                className="flex justify-between gap-3 rounded border border-dashed border-border bg-surface-sunken px-3 py-3 text-muted"
              >
                <span>{words.hours(span)}</span>
                <span className="max-w-[40%] shrink-0 font-medium wrap-anywhere">{labelOf(lane).label}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {used.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="m-0 text-base font-medium text-strong">{MOVED_TEXT}</h2>
          <ul className="m-0 flex list-none flex-col gap-2 p-0">
            {used.map(({ lane, stay }) => (
              <li key={`${lane.id} ${stay.startAt}`}>
                <Link
                  to="/bookings/calendar/$bookingId"
                  params={{ bookingId: stay.bookingId }}
                  search={true}
                  resetScroll={false}
                  className={`flex justify-between gap-3 rounded px-3 py-3 no-underline ${USED_LOOK.className}`}
                >
                  <span className="flex min-w-0 flex-col">
                    <span className="font-medium wrap-anywhere">{stay.name || stay.code || "Used"}</span>
                    <span className="text-sm">{words.hours(stay.span)}</span>
                  </span>
                  <span className="max-w-[40%] shrink-0 font-medium wrap-anywhere">{labelOf(lane).label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
