import { notifyManager, type QueryClient } from "@tanstack/react-query";
import { act, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import { CarrelProvider, type ProvidedClient } from "../provider";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// By default React Query tells its observers in a later task, which `act` doesn't wait for.
notifyManager.setScheduler(queueMicrotask);

function Probe({ run }: { run: () => void }) {
  run();
  return null;
}

/** Renders a hook under a provider and keeps what it last gave. */
export async function renderHook<Value>(client: ProvidedClient, queryClient: QueryClient, useHook: () => Value) {
  const seen: Value[] = [];
  const run = () => {
    seen.push(useHook());
  };
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <CarrelProvider client={client} queryClient={queryClient}>
        <Suspense>
          <Probe run={run} />
        </Suspense>
      </CarrelProvider>,
    ),
  );
  /** What the hook last gave. */
  function current(): Value {
    const last = seen.at(-1);
    if (last === undefined) throw new Error("The hook has given nothing yet");
    return last;
  }
  return {
    current,
    /** Waits until what the hook gives passes a check. */
    until: (check: (value: Value) => void) =>
      vi.waitFor(async () => {
        await act(async () => undefined);
        check(current());
      }),
    unmount: () => act(async () => root.unmount()),
  };
}
