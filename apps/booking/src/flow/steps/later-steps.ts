import { lazy, useEffect } from "react";

/* What the first screen does without. */
const loadDesk = () => import("./desk-step");
const loadYou = () => import("./you-step");
const loadCode = () => import("./code-step");
const loadDone = () => import("./done-step");

export const DeskStep = lazy(() => loadDesk().then(({ DeskStep }) => ({ default: DeskStep })));
export const YouStep = lazy(() => loadYou().then(({ YouStep }) => ({ default: YouStep })));
export const CodeStep = lazy(() => loadCode().then(({ CodeStep }) => ({ default: CodeStep })));
export const DoneStep = lazy(() => loadDone().then(({ DoneStep }) => ({ default: DoneStep })));

/**
 * Fetches the later steps while the visitor still looks at the first, so that none has to wait or fails offline.
 * @param isOn never offline: a browser remembers what it could not fetch
 */
export function usePreloadedSteps(isOn: boolean) {
  useEffect(() => {
    // What fails here is shown once its step is reached.
    if (isOn) void Promise.allSettled([loadDesk(), loadYou(), loadCode(), loadDone()]);
  }, [isOn]);
}
