import { TagInput } from "@carrel/ui/tag-input";
import { asOrigin, withScheme } from "../../app/words/web-address";
import { FormField, type SectionProps, TextField, useSettingsForm } from "./use-settings-form";

const NETWORKS = [
  { name: "twitter", label: "X (Twitter)", example: "https://x.com/yourplace" },
  { name: "facebook", label: "Facebook", example: "https://facebook.com/yourplace" },
  { name: "linkedin", label: "LinkedIn", example: "https://linkedin.com/company/yourplace" },
] as const;

/** The organisation's pages elsewhere, shown at the foot of its site. */
export function LinksSection({ readOnly }: SectionProps) {
  const { setValue } = useSettingsForm();
  return (
    <>
      {NETWORKS.map(({ name, label, example }) => (
        <TextField
          key={name}
          name={`socialLinks.${name}`}
          label={label}
          optional
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={example}
          readOnly={readOnly}
          onBlur={(event) => {
            const whole = withScheme(event.target.value);
            if (whole !== event.target.value) setValue(`socialLinks.${name}`, whole, { shouldDirty: true });
          }}
        />
      ))}
    </>
  );
}

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
