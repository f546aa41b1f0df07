import type { ReactNode } from "react";

interface FactorLineProps {
  title: string;
  about: ReactNode;
  /** What may be done about it. */
  children: ReactNode;
}

/** One way to prove oneself. */
export function FactorLine({ title, about, children }: FactorLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="m-0 font-medium break-words text-strong">{title}</p>
        <p className="m-0 text-sm break-words text-muted">{about}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  );
}
