import type { ErrorComponentProps } from "@tanstack/react-router";
import { useFailure } from "./use-failure";

/** Where not even the frame around the steps is there. Without the kit's parts, which the page begins without. */
export function PageFailed(props: ErrorComponentProps) {
  const { title, description, retry, isTrying, canTry } = useFailure(props);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <h1 className="text-xl">{title}</h1>
      <p role="alert" className="text-muted">
        {description}
      </p>
      <button
        type="button"
        disabled={!canTry || isTrying}
        onClick={retry}
        className="mt-3 min-h-11 cursor-pointer rounded-lg border border-solid border-control-border bg-surface px-5 font-semibold text-strong disabled:cursor-not-allowed disabled:text-muted"
      >
        Try again
      </button>
    </main>
  );
}
