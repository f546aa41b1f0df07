import { run, useBrand } from "@carrel/hooks";
import type { OrganisationProfile } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { q, queryClient } from "../../app/carrel";
import { organisationChanged } from "../../app/organisation-changes";
import { platformLineWords } from "../../app/words/platform-line-words";
import { LogoField } from "../../forms/logo-field";
import { BrandPreview } from "./brand-preview";
import { CheckField } from "./check-field";
import { PublicPagesField } from "./public-pages-field";
import { type SectionProps, useSettingsForm } from "./use-settings-form";

const NAME_OR_SQUARE = "The square logo, else your name stands in its place.";

const LOGOS = [
  {
    type: "large",
    title: "Large logo",
    hint: "In the head of your site on a computer.",
    without: NAME_OR_SQUARE,
    shown: { name: "branding.showLargeLogo", label: "Show the large logo" },
  },
  {
    type: "small",
    title: "Small logo",
    hint: "Where there is little room: on a phone.",
    without: NAME_OR_SQUARE,
    shown: { name: "branding.showSmallLogo", label: "Show the small logo" },
  },
  {
    type: "square",
    title: "Square logo",
    hint: "Stands in wherever one of the others is missing or not shown.",
    without: "Where it stood in for another logo, the first letter of your name does.",
    shown: null,
  },
] as const;

const STORED_AS = { large: "logoLarge", small: "logoSmall", square: "logoSquare" } as const;

/** What takes each logo away. */
const REMOVAL = {
  small: { branding: { logoSmall: null } },
  large: { branding: { logoLarge: null } },
  square: { logoSquare: null },
} as const;

/** Logos and name, and how they are met. */
export function BrandingSection({ profile, readOnly }: SectionProps & { profile: OrganisationProfile }) {
  const { control } = useSettingsForm();
  const [orgName, flags, brandNameVisible] = useWatch({ control, name: ["orgName", "branding", "brandNameVisible"] });
  const { logoSquare, branding } = useBrand(profile);
  const remove = useMutation({ ...q.organisation.updateSettings(), onSuccess: organisationChanged });
  return (
    <>
      <BrandPreview
        brand={{
          orgName: orgName.trim() || profile.name,
          logoSquare,
          branding: { ...branding, ...flags },
          brandNameVisible,
        }}
      />
      <CheckField
        name="brandNameVisible"
        label="Show the name beside the logo"
        description="Hide it where the logo already spells it out."
        readOnly={readOnly}
      />
      {profile.resellerOrgType !== null && (
        <>
          <CheckField name="platformLine" {...platformLineWords(profile.name)} readOnly={readOnly} />
          <PublicPagesField readOnly={readOnly} />
        </>
      )}
      {LOGOS.map(({ type, title, hint, without, shown }) => (
        <LogoField
          key={type}
          title={title}
          hint={hint}
          without={without}
          orgName={profile.name}
          src={{ ...branding, logoSquare }[STORED_AS[type]]}
          readOnly={readOnly}
          onSelect={(logo, call) =>
            run(queryClient, q.organisation.uploadLogo(call), { logo, logoType: type }).then(organisationChanged)
          }
          onRemove={() => remove.mutateAsync({ _id: profile._id, ...REMOVAL[type] })}
        >
          {shown && <CheckField {...shown} readOnly={readOnly} />}
        </LogoField>
      ))}
    </>
  );
}
