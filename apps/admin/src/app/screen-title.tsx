import { useEffect, useId } from "react";
import { site } from "./carrel";

/** The titles of what is open, the topmost last: a list, and the sheet over it. */
const open = new Map<string, string>();

function show() {
  const title = [...open.values()].at(-1);
  document.title = title ? `${title} · ${site.organisation.orgName}` : site.organisation.orgName;
}

/**
 * Names the browser's tab after a screen, and a sheet's after the sheet while it is open.
 * Stands before the screen's `<Outlet />`, so that what opens over it comes later.
 */
export function ScreenTitle({ children }: { children: string }) {
  const id = useId();
  useEffect(() => {
    open.set(id, children);
    show();
  }, [id, children]);
  useEffect(
    () => () => {
      open.delete(id);
      show();
    },
    [id],
  );
  return null;
}
