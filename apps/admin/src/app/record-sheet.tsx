import { Sheet, type SheetProps } from "@carrel/ui/sheet";
import { ScreenTitle } from "./screen-title";
import { useClose } from "./use-close";

interface RecordSheetProps extends Omit<SheetProps, "title" | "open" | "onOpenChange"> {
  /** Names the browser's tab, too. */
  title: string;
}

/** What opens over a list or over another record, at an address of its own; closing it leads back there. */
export function RecordSheet({ title, ...sheet }: RecordSheetProps) {
  const close = useClose();
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Sheet {...sheet} open onOpenChange={(open) => !open && void close()} title={title} />
    </>
  );
}
