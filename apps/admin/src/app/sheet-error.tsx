import { Sheet } from "@carrel/ui/sheet";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { FailedList } from "../lists/list-states";

/** What opens over a list when the one thing that was asked for could not be read. */
export function SheetError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const close = () => void router.navigate({ to: "..", search: true, resetScroll: false });
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Sheet open onOpenChange={(open) => !open && close()} title="Nothing to show">
      <FailedList what="This" error={error} onRetry={retry} />
    </Sheet>
  );
}
