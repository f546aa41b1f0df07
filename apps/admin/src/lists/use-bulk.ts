import { messageOf, runTogether } from "@carrel/hooks";
import { toast } from "@carrel/ui/toast";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { queryClient } from "../app/carrel";
import { NUMBERS } from "../app/locale";
import { allRows, MOST_ROWS, type ReadPage } from "./all-rows";
import type { BulkAction } from "./bulk-action";
import { type BulkResult, runBulk } from "./run-bulk";
import type { Selection } from "./use-selection";

/** Where an action on many rows has come to. */
export type BulkTask<Row> = { action: BulkAction<Row>; rows: Row[]; skipped: { row: Row; reason: string }[] } & (
  | { phase: "reading" | "asking" }
  | { phase: "running"; tried: number; isStopping: boolean }
  | { phase: "failed"; result: BulkResult<Row> }
);

interface BulkOptions<Row extends { _id: string }> {
  /** The rows that are loaded. */
  shown: readonly Row[];
  selection: Selection;
  select: (selection: Selection) => void;
  /** Reads a page of what the filters find, for "all matching". */
  read: ReadPage<Row>;
}

/** Does an action to the marked rows: reads them, leaves out those that it refuses, asks, runs, tells what failed. */
export function useBulk<Row extends { _id: string }>({ shown, selection, select, read }: BulkOptions<Row>) {
  const [task, setTask] = useState<BulkTask<Row> | null>(null);
  const stop = useRef(new AbortController());
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const isRunning = task?.phase === "running";
  useBlocker({
    // Leaving would hide what becomes of the rest. What was typed just before may still narrow the list behind it.
    shouldBlockFn: ({ current, next }) => isRunning && current.pathname !== next.pathname,
    enableBeforeUnload: isRunning,
  });

  const run = async (action: BulkAction<Row>, rows: Row[], skipped: BulkTask<Row>["skipped"]) => {
    stop.current = new AbortController();
    setTask({ action, rows, skipped, phase: "running", tried: 0, isStopping: false });
    const { signal } = stop.current;
    const { result } = await runTogether(queryClient, (write) =>
      runBulk(rows, (row) => action.run(row, write), {
        signal,
        onProgress: (tried) => setTask((now) => (now?.phase === "running" ? { ...now, tried } : now)),
      }),
    );
    const { done, failed, left } = result;
    select({ ids: [...failed.map(({ row }) => row), ...left].map(({ _id }) => _id), all: false });
    if (done.length > 0) {
      const { undo } = action;
      toast.success(action.done(done.length), {
        ...(left.length > 0 && { description: `${left.length} more were left as they are.` }),
        ...(undo && { action: { label: "Undo", onClick: () => void run(undone(action, undo), done, []) } }),
      });
    }
    // An "Undo" that was pressed once the list was left has no dialog to tell it in.
    if (failed.length > 0 && !isHere.current)
      toast.error(`${failed.length} of ${rows.length} could not be changed`, {
        description: messageOf(failed[0]?.error),
      });
    setTask(failed.length > 0 ? { action, rows, skipped, phase: "failed", result } : null);
  };

  const start = async (action: BulkAction<Row>) => {
    let marked = shown.filter(({ _id }) => selection.ids.includes(_id));
    if (selection.all) {
      setTask({ action, rows: [], skipped: [], phase: "reading" });
      try {
        const { rows, isCut } = await allRows(read);
        marked = rows;
        if (isCut) toast.info(`Only the first ${MOST_ROWS.toLocaleString(NUMBERS)} are taken at once`);
      } catch (error) {
        setTask(null);
        toast.error("The rows could not be read", { description: messageOf(error) });
        return;
      }
    }
    const rows: Row[] = [];
    const skipped: BulkTask<Row>["skipped"] = [];
    for (const row of marked) {
      const reason = action.refuses?.(row);
      if (reason) skipped.push({ row, reason });
      else rows.push(row);
    }
    if (action.ask || skipped.length > 0) setTask({ action, rows, skipped, phase: "asking" });
    else await run(action, rows, skipped);
  };

  return {
    task,
    start: (action: BulkAction<Row>) => void start(action),
    confirm: () => task && void run(task.action, task.rows, task.skipped),
    retry: () =>
      task?.phase === "failed" &&
      void run(
        task.action,
        task.result.failed.map(({ row }) => row),
        [],
      ),
    stop: () => {
      stop.current.abort();
      setTask((now) => (now?.phase === "running" ? { ...now, isStopping: true } : now));
    },
    close: () => setTask(null),
  };
}

/** Taking an action back, as an action. */
const undone = <Row>(action: BulkAction<Row>, undo: BulkAction<Row>["run"]): BulkAction<Row> => ({
  id: `${action.id}-undo`,
  label: "Undo",
  run: undo,
  undo: action.run,
  done: (count) => (count === 1 ? "It is as it was" : `${count} are as they were`),
});
