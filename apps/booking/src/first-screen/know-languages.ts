/**
 * Has the browser list its languages beside the page. Whoever makes a process's first formatter waits for that list: 40 ms of a
 * desktop's processor, and several times as many of a phone's. A browser without workers makes it when it is needed.
 */
export function knowLanguages(): void {
  if (typeof Worker !== "undefined") new Worker(new URL("./languages.worker.ts", import.meta.url), { type: "module" });
}
