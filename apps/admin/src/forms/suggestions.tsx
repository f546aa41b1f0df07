import { Button } from "@carrel/ui/button";

/** As many as are offered at once: more are quicker typed than found. */
const OFFERED = 8;

interface SuggestionsProps {
  texts: readonly string[];
  /** What stands in the field. */
  value: string;
  onPick: (text: string) => void;
}

/** Texts that a field above is often filled with, one press each; what is typed narrows them. */
export function Suggestions({ texts, value, onPick }: SuggestionsProps) {
  const typed = value.trim().toLowerCase();
  const isOneOfThem = texts.some((text) => text.toLowerCase() === typed);
  const fitting = isOneOfThem ? texts : texts.filter((text) => text.toLowerCase().includes(typed));
  if (fitting.length === 0) return null;
  return (
    <fieldset aria-label="Suggestions" className="m-0 flex flex-wrap gap-2 border-0 p-0">
      {fitting.slice(0, OFFERED).map((text) => (
        <Button
          key={text}
          size="sm"
          className="h-auto min-h-8 py-1 text-start wrap-anywhere whitespace-normal"
          aria-pressed={text.toLowerCase() === typed}
          onClick={() => onPick(text)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
