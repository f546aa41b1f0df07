import { Hourglass } from "lucide-react";
import type { useTrial } from "./use-trial";

/** How long the trial still is, at the foot of the sidebar; a mark alone where that is narrow. */
export const TrialNote = ({ text, until, isNear }: NonNullable<ReturnType<typeof useTrial>>) => (
  <p
    title={`${text}. ${until}`}
    className={`m-0 flex items-start gap-2 px-3 py-2 text-sm in-[.ui-sidebar[data-state=collapsed]]:justify-center in-[.ui-sidebar[data-state=collapsed]]:px-0 ${isNear ? "text-warning" : "text-muted"}`}
  >
    <Hourglass className="mt-0.5 size-4 flex-none" aria-hidden="true" />
    <span className="flex flex-col in-[.ui-sidebar[data-state=collapsed]]:sr-only">
      <span className={isNear ? "font-semibold" : ""}>{text}</span>
      <span>{until}</span>
    </span>
  </p>
);
