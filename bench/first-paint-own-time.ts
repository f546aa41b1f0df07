import { readFileSync, writeFileSync } from "node:fs";

/** An event of a trace: microseconds of the clock on the wall, and of its thread's own. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The thread's own time: it stands still while others have the processor. */
  tts?: number;
  tdur?: number;
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/**
 * Has each task of a trace last as long as its thread worked at it. On two cores the browser's own processes, the server and
 * Lighthouse take turns, and a task of 75 ms may stand in the trace with 424. Tasks begin when they began; what lies within one
 * moves along with the thread's time, so that all stays nested.
 * @param path a trace as Lighthouse leaves it, which is written anew
 */
export function takeOwnTime(path: string): void {
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(path, "utf8"));
  for (const events of Map.groupBy(trace.traceEvents, threadOf).values()) {
    let task: { ts: number; ends: number; tts: number; tdur: number } | null = null;
    for (const event of events.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))) {
      const { ts, dur, tts, tdur } = event;
      if (task && ts < task.ends) {
        const own: number = tts === undefined ? 0 : Math.min(Math.max(tts - task.tts, 0), task.tdur);
        event.ts = task.ts + own;
        if (dur !== undefined) event.dur = Math.min(tdur ?? 0, task.tdur - own);
      } else if (event.name === "RunTask" && dur !== undefined && tts !== undefined && tdur !== undefined) {
        task = { ts, ends: ts + dur, tts, tdur };
        event.dur = tdur;
      }
    }
  }
  writeFileSync(path, JSON.stringify(trace));
}
