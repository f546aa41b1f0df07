import { IconButton } from "@carrel/ui/icon-button";
import { SlidersHorizontal } from "lucide-react";
import { Children, type ReactNode, useId, useState } from "react";

interface FoldedToolsProps {
  search: ReactNode;
  /** Something among the tools is set: then they are in sight. */
  isSet?: boolean | undefined;
  /** What is never folded, after the tools. */
  views?: ReactNode;
  /** What stands beside the search. */
  children: ReactNode;
}

/** A list's search and its tools: in a row, but on a phone, where rows come first, the tools open on demand. */
export function FoldedTools({ search, isSet = false, views, children }: FoldedToolsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isSet);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {search}
      {Children.toArray(children).length > 0 && (
        <IconButton
          label="Filters and columns"
          variant="secondary"
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal />
        </IconButton>
      )}
      <div id={id} className={isOpen ? "contents" : "contents max-sm:hidden"}>
        {children}
      </div>
      {views}
    </div>
  );
}
