import { useTheme } from "@carrel/ui/theme";
import { useWatch } from "react-hook-form";
import { PreviewFrame } from "../../app/parts/preview-frame";
import { type PreviewedBrand, SitePreview } from "./site-preview";
import { useSettingsForm } from "./use-settings-form";

/** Which of an organisation's logos stands at a place, in words. */
function inWords({ branding, logoSquare, brandNameVisible }: PreviewedBrand, size: "small" | "large"): string {
  const own =
    size === "large" ? branding?.showLargeLogo && branding.logoLarge : branding?.showSmallLogo && branding.logoSmall;
  const picture = own ? `the ${size} logo` : logoSquare ? "the square logo" : "the first letter";
  return brandNameVisible === false ? picture : `${picture} and the name`;
}

/** The booking site's head and foot with the logos, name and links as they are set now. */
export function BrandPreview({ brand }: { brand: PreviewedBrand }) {
  const { control } = useSettingsForm();
  const socialLinks = useWatch({ control, name: "socialLinks" });
  const { theme } = useTheme();
  return (
    <div className="grid items-start gap-4 rounded-lg bg-surface-sunken p-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      {(["large", "small"] as const).map((size) => (
        <figure key={size} className="flex min-w-0 flex-col gap-2">
          <div className="overflow-hidden rounded-lg border border-border">
            <PreviewFrame label={`Your site ${size === "large" ? "on a computer" : "on a phone"}`} theme={theme.id}>
              <SitePreview brand={brand} size={size} socialLinks={socialLinks}>
                <div className="flex flex-col gap-2 py-2">
                  <span className="h-3 w-1/2 rounded bg-border" />
                  <span className="h-3 w-3/4 rounded bg-border" />
                  <span className="h-3 w-2/3 rounded bg-border" />
                </div>
              </SitePreview>
            </PreviewFrame>
          </div>
          <figcaption className="text-muted">
            {size === "large" ? "On a computer: " : "On a phone: "}
            {inWords(brand, size)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
