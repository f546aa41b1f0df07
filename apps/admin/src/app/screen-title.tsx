import { useEffect, useId, useRef } from "react";
import { useSiteOrganisation } from "./site-organisation";

/** The titles of what is open, the topmost last: a list, and the sheet over it. */
const open = new Map<string, string>();

function show(orgName: string) {
  const title = [...open.values()].at(-1);
  document.title = title ? `${title} · ${orgName}` : orgName;
}

/**
 * Names the browser's tab after a screen, and a sheet's after the sheet while it is open.
 * Stands before the screen's `<Outlet />`, so that what opens over it comes later.
 */
export function ScreenTitle({ children }: { children: string }) {
  const id = useId();
  const { orgName } = useSiteOrganisation();
  const name = useRef(orgName);
  useEffect(() => {
    name.current = orgName;
    open.set(id, children);
    show(orgName);
  }, [id, children, orgName]);
  useEffect(
    () => () => {
      open.delete(id);
      show(name.current);
    },
    [id],
  );
  return null;
}
