import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import "../field/field.css";

interface GroupErrorProps {
  id: string;
  children?: ReactNode;
}

/** The error under a group of choices, which has no Field. Always there, so that screen readers hear it when it comes. */
export const GroupError = ({ id, children }: GroupErrorProps) => (
  <div id={id} aria-live="polite" className="ui-field__error">
    {children && (
      <>
        <CircleAlert strokeWidth={1.5} aria-hidden="true" />
        <span>{children}</span>
      </>
    )}
  </div>
);
