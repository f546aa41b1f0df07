import { IconButton } from "@carrel/ui/icon-button";
import { Kbd } from "@carrel/ui/kbd";
import { Search } from "lucide-react";

/** Opens the palette: a field's look where there is room for one, an icon on a phone. */
export function PaletteButton({ onPress }: { onPress: () => void }) {
  return (
    <>
      <button
        type="button"
        onClick={onPress}
        className="hidden min-h-9 w-full cursor-pointer items-center gap-2 rounded border border-control-border bg-control px-3 text-start text-muted hover:bg-surface-hover sm:flex"
      >
        <Search className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate">Search or run a command</span>
        <Kbd keys={["Mod", "K"]} aria-hidden="true" />
      </button>
      <IconButton label="Search or run a command" variant="ghost" className="sm:hidden" onClick={onPress}>
        <Search />
      </IconButton>
    </>
  );
}
