import { messageOf, runTogether, type Write } from "@carrel/hooks";
import { toast } from "@carrel/ui/toast";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { queryClient } from "../app/carrel";
import { NUMBERS } from "../app/locale";
import { allRows, MOST_ROWS, type ReadPage } from "./all-rows";
import type { BulkAction, BulkNotes, InSets, Undoable } from "./bulk-action";
import { type BulkResult, runBulk, runSets } from "./run-bulk";
import type { Selection } from "./use-selection";

/** Where an action on many rows has come to. */
export type BulkTask<Row> = {
  action: BulkAction<Row>;
  rows: Row[];
  skipped: { row: Row; reason: string }[];
  /** What its check tells of the rows. */
  says?: string;
  notes?: BulkNotes | undefined;
  /** What of those that were left out can be done all the same, and how that is called. */
  insist?: { label: string; rows: Row[] } | undefined;
  /** Whether that is done. */
  insists?: boolean;
} & (
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

  const run = async (action: BulkAction<Row>, rows: Row[], skipped: BulkTask<Row>["skipped"], insists = false) => {
    stop.current = new AbortController();
    setTask({ action, rows, skipped, insists, phase: "running", tried: 0, isStopping: false });
    const { signal } = stop.current;
    const { result } = await runTogether(queryClient, (write) =>
      doTo({ action, rows, insists }, write, {
        signal,
        onProgress: (tried) => setTask((now) => (now?.phase === "running" ? { ...now, tried } : now)),
      }),
    );
    const { done, failed, left } = result;
    select({ ids: [...failed.map(({ row }) => row), ...left].map(({ _id }) => _id), all: false });
    if (done.length > 0) {
      toast.success(action.done(done.length), {
        ...(left.length > 0 && { description: `${left.length} more were left as they are.` }),
        ...(action.undo && { action: { label: "Undo", onClick: () => void run(undone(action), done, []) } }),
      });
    }
    // An "Undo" that was pressed once the list was left has no dialog to tell it in.
    if (failed.length > 0 && !isHere.current)
      toast.error(`${failed.length} of ${rows.length} could not be changed`, {
        description: messageOf(failed[0]?.error),
      });
    setTask(failed.length > 0 ? { action, rows, skipped, insists, phase: "failed", result } : null);
  };

  /** Asks what of the rows can't be done, and then about the rest. */
  const check = async (
    action: BulkAction<Row> & { inSets: InSets<Row> },
    rows: Row[],
    { skipped, insists }: { skipped: BulkTask<Row>["skipped"]; insists: boolean },
  ) => {
    setTask({ action, rows: [], skipped: [], phase: "reading" });
    try {
      setTask(await checked(action, rows, { skipped, insists }));
    } catch (error) {
      setTask(null);
      toast.error("It could not be checked", { description: messageOf(error) });
    }
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
    if (action.inSets && rows.length > 0) return check(action, rows, { skipped, insists: false });
    if (action.ask || skipped.length > 0) setTask({ action, rows, skipped, phase: "asking" });
    else await run(action, rows, skipped);
  };

  return {
    task,
    start: (action: BulkAction<Row>) => void start(action),
    confirm: () => task && void run(task.action, task.rows, task.skipped, task.insists),
    insist: () => {
      if (!task?.insist || !task.action.inSets) return;
      const { rows } = task.insist;
      const skipped = task.skipped.filter(({ row }) => !rows.includes(row));
      void check(task.action, rows, { skipped, insists: true });
    },
    retry: () =>
      task?.phase === "failed" &&
      void run(
        task.action,
        task.result.failed.map(({ row }) => row),
        [],
        task.insists,
      ),
    stop: () => {
      stop.current.abort();
      setTask((now) => (now?.phase === "running" ? { ...now, isStopping: true } : now));
    },
    close: () => setTask(null),
  };
}

/** Does an action to rows: one call a row, or one for a set of them. */
const doTo = <Row extends { _id: string }>(
  { action: { inSets, run }, rows, insists }: { action: BulkAction<Row>; rows: readonly Row[]; insists: boolean },
  write: Write,
  options: Parameters<typeof runBulk>[2],
): Promise<BulkResult<Row>> =>
  inSets
    ? runSets(rows, inSets.most, (set) => inSets.run(set, write, insists), options)
    : runBulk(rows, (row) => run(row, write), options);

/** What is asked once it was checked what can't be done. */
async function checked<Row extends { _id: string }>(
  action: BulkAction<Row> & { inSets: InSets<Row> },
  rows: Row[],
  { skipped, insists }: { skipped: BulkTask<Row>["skipped"]; insists: boolean },
): Promise<BulkTask<Row>> {
  const { refused, says, notes, insist } = await action.inSets.check(rows, insists);
  const unfit = rows.flatMap((row) => {
    const reason = refused.get(row._id);
    return reason === undefined ? [] : [{ row, reason }];
  });
  const left = rows.filter(({ _id }) => !refused.has(_id));
  return {
    action,
    rows: left,
    skipped: [...skipped, ...unfit],
    says,
    notes,
    insists,
    ...(insist && { insist: { label: insist, rows } }),
    phase: "asking",
  };
}

/** Taking an action back, as an action. */
const undone = <Row>(action: Undoable<Row>): BulkAction<Row> => ({
  id: `${action.id}-undo`,
  label: "Undo",
  run: action.undo,
  undo: action.run,
  done: (count) => (count === 1 ? "It is as it was" : `${count} are as they were`),
});
