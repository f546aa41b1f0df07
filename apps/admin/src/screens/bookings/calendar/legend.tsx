import { useTerminology } from "@carrel/hooks";
import { legendOf } from "./booking-look";

/** What the calendar's colours and lines mean. */
export function Legend() {
  const words = useTerminology();
  return (
    <ul
      aria-label="What the colours mean"
      className="m-0 flex list-none flex-wrap gap-x-5 gap-y-2 p-0 text-sm text-muted"
    >
      {legendOf(words).map(({ id, label, className, icon: Icon }) => (
        <li key={id} className="flex items-center gap-2">
          <span className={`flex h-6 w-8 items-center justify-center rounded border-s-4 ${className}`}>
            <Icon strokeWidth={1.75} aria-hidden="true" className="size-3.5" />
          </span>
          {label}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="h-6 w-8 rounded border border-border bg-[repeating-linear-gradient(135deg,transparent_0_6px,color-mix(in_srgb,var(--ui-text-muted)_16%,transparent)_6px_8px)]"
        />
        Closed
      </li>
    </ul>
  );
}
