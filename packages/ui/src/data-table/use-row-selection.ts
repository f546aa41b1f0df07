import { type ChangeEvent, useMemo, useRef } from "react";

interface RowSelectionOptions {
  /** The rows that are here, in their order. */
  ids: readonly string[];
  /** The marked rows, here or not. */
  selection: readonly string[];
  onSelectionChange: ((selection: string[]) => void) | undefined;
}

/** Whether a checkbox changed by a press with Shift held, which marks everything from the last one on. */
const isShiftPress = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** Which rows are marked, and what their boxes and the heading's do. The rows themselves are kept elsewhere. */
export const useRowSelection = ({ ids, selection, onSelectionChange }: RowSelectionOptions) => {
  const marked = useMemo(() => new Set(selection), [selection]);
  const here = useMemo(() => ids.filter((id) => marked.has(id)).length, [ids, marked]);
  /** Where a stretch begins: the row whose box was pressed last. */
  const last = useRef<string | null>(null);

  const mark = (changed: readonly string[], isMarked: boolean) => {
    const next = new Set(marked);
    for (const id of changed) {
      if (isMarked) next.add(id);
      else next.delete(id);
    }
    onSelectionChange?.([...next]);
  };
  const stretchTo = (id: string) => {
    const ends = [last.current ?? "", id].map((end) => ids.indexOf(end));
    return ends.includes(-1) ? [id] : ids.slice(Math.min(...ends), Math.max(...ends) + 1);
  };

  return {
    isMarked: (id: string) => marked.has(id),
    isAll: here > 0 && here === ids.length,
    isSome: here > 0 && here < ids.length,
    onMark: (id: string, event: ChangeEvent<HTMLInputElement>) => {
      mark(isShiftPress(event) ? stretchTo(id) : [id], event.target.checked);
      last.current = id;
    },
    onMarkAll: ({ target }: ChangeEvent<HTMLInputElement>) => {
      mark(ids, target.checked);
      last.current = null;
    },
  };
};
