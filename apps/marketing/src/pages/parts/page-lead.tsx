import type { ReactNode } from "react";

/** What a page begins with: its one headline, and what it is about. */
export const PageLead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className="flex flex-col gap-6">
    <h1 className="max-w-[18ch] font-display text-4xl leading-[1.1] text-balance text-strong sm:text-5xl">{title}</h1>
    <p className="max-w-[38rem] text-lg wrap-anywhere">{children}</p>
  </header>
);
