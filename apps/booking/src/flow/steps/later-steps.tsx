import { type ComponentType, lazy, useEffect, useState } from "react";

/**
 * A step that the first screen does without. Where it was fetched before it is met it stands at once: `lazy` by itself shows nothing for a
 * moment even then.
 */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const fetched = async () => {
    here = await load();
    return { default: here };
  };
  const Fetched: ComponentType<Props> = lazy(fetched);
  const Later = (props: Props) => {
    // One for as long as it is shown: another in its place would forget what was typed.
    const [Step] = useState(() => here ?? Fetched);
    return <Step {...props} />;
  };
  return [Later, fetched] as const;
}

const last = () => import("./last-steps");

const [DeskStep, loadDesk] = later(async () => (await import("./desk-step")).DeskStep);
const [YouStep, loadYou] = later(async () => (await last()).YouStep);
const [CodeStep, loadCode] = later(async () => (await last()).CodeStep);
const [DoneStep, loadDone] = later(async () => (await last()).DoneStep);

export { CodeStep, DeskStep, DoneStep, YouStep };

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
