import { Field } from "@carrel/ui/field";
import { TagInput } from "@carrel/ui/tag-input";
import { TextInput } from "@carrel/ui/text-input";
import { Controller } from "react-hook-form";
import { listError } from "./list-error";
import { type SectionProps, useSettingsForm } from "./use-settings-form";
import { asOrigin, withScheme } from "./web-address";

const NETWORKS = [
  { name: "twitter", label: "X (Twitter)", example: "https://x.com/yourplace" },
  { name: "facebook", label: "Facebook", example: "https://facebook.com/yourplace" },
  { name: "linkedin", label: "LinkedIn", example: "https://linkedin.com/company/yourplace" },
] as const;

/** The organisation's pages elsewhere, shown at the foot of its site. */
export function LinksSection({ readOnly }: SectionProps) {
  const { register, setValue, formState } = useSettingsForm();
  return (
    <>
      {NETWORKS.map(({ name, label, example }) => {
        const path = `socialLinks.${name}` as const;
        const { onBlur, ...field } = register(path);
        return (
          <Field key={name} label={label} optional error={formState.errors.socialLinks?.[name]?.message}>
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder={example}
              readOnly={readOnly}
              {...field}
              onBlur={(event) => {
                const whole = withScheme(event.target.value);
                if (whole !== event.target.value) setValue(path, whole, { shouldDirty: true });
                void onBlur(event);
              }}
            />
          </Field>
        );
      })}
    </>
  );
}

/** Which sites may show the booking pages inside their own. */
export function EmbeddingSection({ readOnly }: SectionProps) {
  const { control, formState } = useSettingsForm();
  return (
    <Controller
      control={control}
      name="embedOrigins"
      render={({ field }) => (
        <Field
          label="Sites that may show your booking pages"
          optional
          hint="Addresses without a path, such as https://example.com. No other site can show them in a frame."
          error={listError(formState.errors.embedOrigins)}
        >
          <TagInput
            ref={field.ref}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={field.value}
            onValueChange={(origins) => field.onChange([...new Set(origins.map(asOrigin))])}
            onBlur={field.onBlur}
            max={20}
            readOnly={readOnly}
            labels={{ chips: "Sites", remove: (origin) => `Remove ${origin}` }}
          />
        </Field>
      )}
    />
  );
}
