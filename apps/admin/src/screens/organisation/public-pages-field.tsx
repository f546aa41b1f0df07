import { RadioCards } from "@carrel/ui/radio-cards";
import { useWatch } from "react-hook-form";
import { PUBLIC_PAGES_WORDS } from "../../app/words/public-pages-words";
import { FormValue, type SectionProps, TextField, useSettingsForm } from "./use-settings-form";

const { kinds, label, address } = PUBLIC_PAGES_WORDS;
const NAMED = ["none", "own"];
const ELSEWHERE = "elsewhere";
const KINDS = [...NAMED, ELSEWHERE].map((value) => ({ value, ...kinds[value as keyof typeof kinds] }));

const isNamed = (value: string) => NAMED.includes(value);

/** What a reseller's host shows to who isn't signed in: the one value says it by name, or is the address that is led to. */
export function PublicPagesField({ readOnly }: SectionProps) {
  const value = useWatch({ control: useSettingsForm().control, name: "publicPages" });
  return (
    <>
      <FormValue name="publicPages">
        {({ onValueChange }) => (
          <RadioCards
            label={label}
            options={KINDS}
            value={isNamed(value) ? value : ELSEWHERE}
            onValueChange={(kind) => onValueChange(isNamed(kind) ? kind : "")}
            disabled={readOnly}
          />
        )}
      </FormValue>
      {!isNamed(value) && (
        <TextField
          name="publicPages"
          label={address.label}
          hint={address.hint}
          inputMode="url"
          autoComplete="url"
          required
          readOnly={readOnly}
        />
      )}
    </>
  );
}
