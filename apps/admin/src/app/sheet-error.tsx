import { isChunkError } from "@carrel/hooks";
import { Sheet } from "@carrel/ui/sheet";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { FailedList } from "../lists/list-states";
import { ChunkFailed } from "./chunk-failed";
import { useClose } from "./use-close";

/** What opens over a list when the one thing that was asked for could not be read. */
export function SheetError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const close = useClose();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Sheet open onOpenChange={(open) => !open && void close()} title="Nothing to show">
      {isChunkError(error) ? <ChunkFailed /> : <FailedList what="This" error={error} onRetry={retry} />}
    </Sheet>
  );
}
