import { Link } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import type { useStanding } from "./use-standing";

/** How long the trial still is, at the foot of the sidebar, and for who may pay the way to the plans; a mark alone where that is narrow. */
export function TrialNote({ text, until, isNear, mayPay }: NonNullable<ReturnType<typeof useStanding>>) {
  const look = `m-0 flex items-start gap-2 px-3 py-2 text-sm in-[.ui-sidebar[data-state=collapsed]]:justify-center in-[.ui-sidebar[data-state=collapsed]]:px-0 ${isNear ? "text-warning" : "text-muted"}`;
  const said = (
    <>
      <Hourglass className="mt-0.5 size-4 flex-none" aria-hidden="true" />
      <span className="flex flex-col in-[.ui-sidebar[data-state=collapsed]]:sr-only">
        <span className={isNear ? "font-semibold" : ""}>{text}</span>
        <span>{until}</span>
        {mayPay && <span className="underline underline-offset-2">Choose a plan</span>}
      </span>
    </>
  );
  const title = `${text}. ${until}`;
  return mayPay ? (
    <Link to="/plans-selection" title={title} className={`rounded no-underline hover:text-strong ${look}`}>
      {said}
    </Link>
  ) : (
    <p title={title} className={look}>
      {said}
    </p>
  );
}
