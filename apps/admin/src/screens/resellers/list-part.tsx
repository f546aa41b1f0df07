import { type ReactNode, useId } from "react";

interface ListPartProps {
  title: string;
  children: ReactNode;
}

/** A list among others on one screen. */
export function ListPart({ title, children }: ListPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h2 id={id} className="m-0 text-lg font-semibold text-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}
