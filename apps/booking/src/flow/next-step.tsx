import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** Where the step's one action stands: under the summary, on a phone under the thumb. */
export const NextStepPlace = createContext<HTMLElement | null>(null);

/** Puts a step's action to the summary. A form's button names its form by `form`. */
export function NextStep({ children }: { children: ReactNode }) {
  const place = useContext(NextStepPlace);
  return place && createPortal(children, place);
}
