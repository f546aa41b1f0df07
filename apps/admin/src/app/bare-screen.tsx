import type { ReactNode } from "react";
import { Brand } from "./brand";
import { ScreenTitle } from "./screen-title";

/** A screen outside of the office: the brand, and one thing to read or to do. */
export const BareScreen = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col bg-surface">
    <ScreenTitle>{title}</ScreenTitle>
    <header className="p-5 sm:p-8">
      <Brand />
    </header>
    {children}
  </div>
);
