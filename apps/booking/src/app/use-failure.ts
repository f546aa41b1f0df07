import { isChunkError, messageOf, useLoadAnew } from "@carrel/hooks";
import { MISSING, missingBecause } from "./missing";

interface Failure {
  title: string;
  description: string;
  retry: () => void;
  isTrying: boolean;
  canTry: boolean;
}

/** What is said of a part that is missing: only a page that is loaded anew asks for it again. */
function useMissing(): Failure {
  const { loadAnew, isLoading, isOnline } = useLoadAnew();
  return {
    title: MISSING,
    description: missingBecause(isOnline),
    retry: loadAnew,
    isTrying: isLoading,
    canTry: isOnline,
  };
}

/** What is said of a part that failed while it was drawn. */
const broken =
  ({ error, reset }: { error: unknown; reset: () => void }) =>
  (): Failure => ({
    title: "This could not be shown",
    description: messageOf(error),
    retry: reset,
    isTrying: false,
    canTry: true,
  });

/** What an error screen says and does. An error stays what it is as long as its screen stands. */
export const useFailure = (failed: { error: unknown; reset: () => void }): Failure =>
  (isChunkError(failed.error) ? useMissing : broken(failed))();
