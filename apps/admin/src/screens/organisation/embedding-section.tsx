import { TagInput } from "@carrel/ui/tag-input";
import { asOrigin } from "../../app/words/web-address";
import { FormField, type SectionProps } from "./use-settings-form";

/** Which sites may show the booking pages inside their own. */
export function EmbeddingSection({ readOnly }: SectionProps) {
  return (
    <FormField
      name="embedOrigins"
      label="Sites that may show your booking pages"
      optional
      hint="Addresses without a path, such as https://example.com. No other site can show them in a frame."
    >
      {(field, onBlur) => (
        <TagInput
          {...field}
          onBlur={onBlur}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          onValueChange={(origins) => field.onValueChange([...new Set(origins.map(asOrigin))])}
          max={20}
          readOnly={readOnly}
          labels={{ chips: "Sites", remove: (origin) => `Remove ${origin}` }}
        />
      )}
    </FormField>
  );
}
