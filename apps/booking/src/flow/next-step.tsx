import { createContext, type ReactNode, startTransition, useCallback, useContext, useState } from "react";
import { createPortal } from "react-dom";

const Place = createContext<HTMLElement | null>(null);
const SetPlace = createContext<(place: HTMLElement | null) => void>(() => undefined);

/**
 * Around a step and where its action stands. Once that is there the action alone is drawn anew, not the step: by itself, since
 * what is drawn before the step's own task ends makes that one long.
 */
export function WithNextStep({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const notePlace = useCallback((found: HTMLElement | null) => startTransition(() => setPlace(found)), []);
  return (
    <SetPlace value={notePlace}>
      <Place value={place}>{children}</Place>
    </SetPlace>
  );
}

/** Where a step's one action stands: under the summary, on a phone under the thumb. */
export const NextStepPlace = () => <div ref={useContext(SetPlace)} className="contents" />;

/** Puts a step's action to its place. A form's button names its form by `form`. */
export function NextStep({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
