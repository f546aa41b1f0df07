import type { ErrorComponentProps } from "@tanstack/react-router";
import { PLAIN, TRY_AGAIN } from "./missing";
import { useFailure } from "./use-failure";

/** Where not even the frame around the steps is there. Without the kit's parts, which the page begins without. */
export function PageFailed(props: ErrorComponentProps) {
  const { title, description, retry, isTrying, canTry } = useFailure(props);
  return (
    <main className={PLAIN.page}>
      <h1 className={PLAIN.title}>{title}</h1>
      <p role="alert" className={PLAIN.description}>
        {description}
      </p>
      <button type="button" disabled={!canTry || isTrying} onClick={retry} className={PLAIN.button}>
        {TRY_AGAIN}
      </button>
    </main>
  );
}
