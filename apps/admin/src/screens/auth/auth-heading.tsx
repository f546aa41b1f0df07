import type { ReactNode } from "react";
import { ScreenTitle } from "../../app/screen-title";

/** Title and one line of help above a sign-in form. */
export function AuthHeading({ title, description }: { title: string; description?: ReactNode }) {
  return (
    <header className="flex flex-col gap-1">
      <ScreenTitle>{title}</ScreenTitle>
      <h1 className="font-display text-3xl leading-tight text-strong">{title}</h1>
      {description && <p className="text-muted">{description}</p>}
    </header>
  );
}
