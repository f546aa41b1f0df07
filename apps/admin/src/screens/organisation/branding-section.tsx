import { useBrand } from "@carrel/hooks";
import type { OrganisationProfile } from "@carrel/sdk";
import { useWatch } from "react-hook-form";
import { BrandPreview } from "./brand-preview";
import { CheckField } from "./check-field";
import { LogoField } from "./logo-field";
import { type SectionProps, useSettingsForm } from "./use-settings-form";

/** Logos and name, and how they are met. */
export function BrandingSection({ profile, readOnly }: SectionProps & { profile: OrganisationProfile }) {
  const { control } = useSettingsForm();
  const [orgName, flags, brandNameVisible] = useWatch({ control, name: ["orgName", "branding", "brandNameVisible"] });
  const { logoSquare, branding } = useBrand(profile);
  const shared = { organisation: profile, readOnly };
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
      <LogoField
        {...shared}
        logoType="large"
        title="Large logo"
        hint="In the head of your site on a computer."
        without="The square logo, else your name stands in its place."
        src={branding.logoLarge}
      >
        <CheckField name="branding.showLargeLogo" label="Show the large logo" readOnly={readOnly} />
      </LogoField>
      <LogoField
        {...shared}
        logoType="small"
        title="Small logo"
        hint="Where there is little room: on a phone."
        without="The square logo, else your name stands in its place."
        src={branding.logoSmall}
      >
        <CheckField name="branding.showSmallLogo" label="Show the small logo" readOnly={readOnly} />
      </LogoField>
      <LogoField
        {...shared}
        logoType="square"
        title="Square logo"
        hint="Stands in wherever one of the others is missing or not shown."
        without="Where it stood in for another logo, the first letter of your name does."
        src={logoSquare}
      />
    </>
  );
}
