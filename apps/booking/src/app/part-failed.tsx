import { Button } from "@carrel/ui/button";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { TRY_AGAIN } from "./missing";
import { useFailure } from "./use-failure";

/** What stands where a part of the page could not be loaded, or could not be shown: without a drawing, since every visitor loads it. */
export function PartFailed(props: ErrorComponentProps) {
  const { title, description, retry, isTrying, canTry } = useFailure(props);
  return (
    <div role="alert" className="flex flex-col items-center gap-3 p-6 text-center">
      <h2 className="text-lg font-medium text-strong">{title}</h2>
      <p className="max-w-[32rem] text-muted">{description}</p>
      <Button variant="primary" loading={isTrying} disabled={!canTry} onClick={retry}>
        {TRY_AGAIN}
      </Button>
    </div>
  );
}
