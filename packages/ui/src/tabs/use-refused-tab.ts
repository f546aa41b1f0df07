import { type FocusEvent, type RefObject, useRef } from "react";

/**
 * A dialog that asks before a tab is left gives the focus back to the tab that was asked for, which would ask again.
 * This sends it on to the shown one, where the person still is.
 */
export const useRefusedTab = (list: RefObject<HTMLElement | null>, shown: string | undefined) => {
  const asked = useRef<{ tab: string; from: string; left: boolean } | null>(null);

  return {
    onAsk(tab: string) {
      asked.current = shown === undefined ? null : { tab, from: shown, left: false };
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (asked.current && !list.current?.contains(relatedTarget)) asked.current.left = true;
    },
    onFocus(event: FocusEvent, tab: string) {
      const last = asked.current;
      if (!last?.left) return;
      asked.current = null;
      if (last.tab !== tab || last.from !== shown) return;
      // The primitive's own handler would ask for this tab once more.
      event.preventDefault();
      list.current?.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
    },
  };
};
