import { useFormContext } from "react-hook-form";
import { withScheme } from "../app/words/web-address";
import { fieldsFor } from "./fields";

interface SocialFields {
  socialLinks: { twitter: string; facebook: string; linkedin: string };
}

const { TextField } = fieldsFor<SocialFields>();

const NETWORKS = [
  { name: "twitter", label: "X (Twitter)", example: "https://x.com/yourplace" },
  { name: "facebook", label: "Facebook", example: "https://facebook.com/yourplace" },
  { name: "linkedin", label: "LinkedIn", example: "https://linkedin.com/company/yourplace" },
] as const;

/** An organisation's pages elsewhere; an address gets its scheme when its field is left. */
export function SocialLinks({ readOnly = false }: { readOnly?: boolean }) {
  const { setValue } = useFormContext<SocialFields>();
  return NETWORKS.map(({ name, label, example }) => (
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
  ));
}
