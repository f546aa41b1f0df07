import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { FailedList } from "../lists/list-states";
import { RecordSheet } from "./record-sheet";

/** What opens over a list when the one thing that was asked for could not be read. */
export function SheetError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <RecordSheet title="Nothing to show">
      <FailedList what="This" error={error} onRetry={retry} />
    </RecordSheet>
  );
}
