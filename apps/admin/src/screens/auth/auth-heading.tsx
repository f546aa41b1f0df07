import { Link as TextLink } from "@carrel/ui/link";
import { Link, type LinkProps } from "@tanstack/react-router";
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

interface ElsewhereProps extends Pick<LinkProps, "to" | "search"> {
  /** Who should go there: "You have an account?" */
  ask?: string;
  children: ReactNode;
}

/** Below a form: where somebody goes for whom it is not. */
export const Elsewhere = ({ ask, children, ...link }: ElsewhereProps) => (
  <p className="text-muted">
    {ask && `${ask} `}
    <TextLink asChild>
      <Link {...link}>{children}</Link>
    </TextLink>
  </p>
);
