import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Skeleton } from "../skeleton";
import "./activity-timeline.css";

export interface ActivityEntry {
  id: string;
  /** What happened: "Riya Nair moved booking CRL-7KQ4 to A3". */
  title: ReactNode;
  /** What changed, or what was written. */
  detail?: ReactNode;
  /** As people there write it: "10:24". */
  time: string;
  /** The same for machines. */
  dateTime: string;
  /** Heading of its day: "Today", "21 November". Entries of one day stand next to each other. */
  day?: string;
  icon?: ReactNode;
  /** Colour of the icon; the words have to say it too. */
  tone?: "neutral" | "success" | "warning" | "danger";
}

export interface ActivityTimelineProps extends Omit<ComponentProps<"section">, "children"> {
  /** Whose activity it is. */
  label: string;
  /** Newest first. */
  entries: readonly ActivityEntry[];
  loading?: boolean;
  /** An EmptyState; stands where there are no entries. */
  empty?: ReactNode;
  /** Under the entries: LoadMore. */
  footer?: ReactNode;
  /** Level of the days' headings. */
  headingLevel?: 2 | 3 | 4;
}

interface Day {
  name: string | undefined;
  entries: ActivityEntry[];
}

const daysOf = (entries: readonly ActivityEntry[]): Day[] =>
  entries.reduce<Day[]>((days, entry) => {
    const last = days.at(-1);
    if (last && last.name === entry.day) last.entries.push(entry);
    else days.push({ name: entry.day, entries: [entry] });
    return days;
  }, []);

const Entry = ({ title, detail, time, dateTime, icon, tone = "neutral" }: ActivityEntry) => (
  <li data-slot="activity-entry" data-variant={tone} className="ui-activity__entry">
    <span className="ui-activity__marker" data-icon={icon ? "" : undefined} aria-hidden="true">
      {icon}
    </span>
    <div className="ui-activity__content">
      <div className="ui-activity__head">
        <p className="ui-activity__title">{title}</p>
        <time dateTime={dateTime} className="ui-activity__time">
          {time}
        </time>
      </div>
      {detail && <div className="ui-activity__detail">{detail}</div>}
    </div>
  </li>
);

const GHOSTS = ["first", "second", "third"];

/**
 * What happened to a thing, newest first, by days.
 *
 * @example <ActivityTimeline label="History of booking CRL-7KQ4" entries={entries} footer={<LoadMore … />} />
 */
export const ActivityTimeline = ({
  label,
  entries,
  loading = false,
  empty,
  footer,
  headingLevel = 3,
  className,
  ...rest
}: ActivityTimelineProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-label={label}
      aria-busy={loading}
      {...rest}
      data-slot="activity-timeline"
      className={cx("ui-activity", className)}
    >
      {entries.length === 0 && !loading && empty}
      {daysOf(entries).map(({ name, entries: ofDay }) => {
        const headingId = `${id}${ofDay[0]?.id}`;
        return (
          <div key={ofDay[0]?.id} className="ui-activity__day">
            {name && (
              <Heading id={headingId} className="ui-activity__date">
                {name}
              </Heading>
            )}
            <ol aria-labelledby={name ? headingId : undefined} className="ui-activity__entries">
              {ofDay.map((entry) => (
                <Entry key={entry.id} {...entry} />
              ))}
            </ol>
          </div>
        );
      })}
      {loading && (
        <div className="ui-activity__entries">
          {GHOSTS.map((ghost) => (
            <div key={ghost} className="ui-activity__entry">
              <Skeleton shape="circle" width="1.7143rem" />
              <Skeleton lines={2} className="ui-activity__content" />
            </div>
          ))}
        </div>
      )}
      {footer && <div>{footer}</div>}
    </section>
  );
};
