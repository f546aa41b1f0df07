import { type ReactNode, useId } from "react";

/** A part of a record in a sheet, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="m-0 text-base font-medium text-strong">
        {title}
      </h3>
      {children}
    </section>
  );
}
