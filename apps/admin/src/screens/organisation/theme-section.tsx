import { useBrand, useSession } from "@carrel/hooks";
import type { OrganisationProfile } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import type { WorkspaceKind } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { findTheme } from "@carrel/ui/theme";
import { ThemeSwatches } from "@carrel/ui/theme-panel";
import { defaultThemeId } from "@carrel/ui/themes";
import { useWatch } from "react-hook-form";
import { DeskStatusBadge } from "../../app/parts/desk-status-badge";
import { PreviewFrame } from "../../app/parts/preview-frame";
import { SitePreview } from "./site-preview";
import { FormValue, type SectionProps, useSettingsForm } from "./use-settings-form";

/** Why some organisations can't choose. */
const FIXED = {
  reseller: "Your organisation is a reseller, and a reseller's theme can't be chosen here.",
  client: "Your organisation is a reseller's client, and a client's theme can't be chosen here.",
};

/** The theme of the organisation's screens and site, with a look at it before it is saved. */
export function ThemeSection({ profile, readOnly }: SectionProps & { profile: OrganisationProfile }) {
  const { control, setValue } = useSettingsForm();
  const { isReseller, isClient } = useSession().loggedOrgDetails;
  const [theme, orgName, workspaceKind] = useWatch({ control, name: ["theme", "orgName", "workspaceKind"] });
  const brand = useBrand(profile);
  const shown = findTheme(theme)?.id ?? defaultThemeId;
  const fixed = isReseller ? FIXED.reseller : isClient ? FIXED.client : null;
  const choice = fixed || readOnly ? "fixed" : "free";

  return (
    <div className={choice === "free" ? "grid items-start gap-6 lg:grid-cols-2" : "flex flex-col gap-5"}>
      <div className="flex min-w-0 flex-col gap-5">
        {fixed && (
          <Callout title="The theme is fixed">
            {fixed} What suits you on this device, such as size and dark mode, is in the theme settings at the top of
            the page.
          </Callout>
        )}
        {choice === "free" && (
          <FormValue name="theme">
            {({ onValueChange }) => (
              // Families of one or two share a row.
              <div className="[&_.ui-swatches]:flex [&_.ui-swatches]:flex-wrap [&_.ui-swatches]:gap-x-6">
                <ThemeSwatches label="Theme" headingLevel={3} value={shown} onValueChange={onValueChange} />
              </div>
            )}
          </FormValue>
        )}
      </div>
      <figure className="flex min-w-0 flex-col gap-2 max-lg:-order-1 lg:sticky lg:top-24">
        <div className="overflow-hidden rounded-lg border border-border">
          <PreviewFrame label={`Your site in ${findTheme(shown)?.label}`} theme={shown}>
            <SitePreview
              brand={{ ...brand, orgName: orgName.trim() || profile.name }}
              size="small"
              socialLinks={profile.socialLinks}
            >
              <ThemeSample workspaceKind={workspaceKind} />
            </SitePreview>
          </PreviewFrame>
        </div>
        <figcaption className="flex flex-wrap items-center justify-between gap-2 text-muted">
          <span>
            {findTheme(shown)?.label}
            {theme === null && ", the platform's default"}
          </span>
          {choice === "free" && theme !== null && (
            <Button size="sm" onClick={() => setValue("theme", null, { shouldDirty: true })}>
              Use the default
            </Button>
          )}
        </figcaption>
      </figure>
    </div>
  );
}

/** A few parts of the interface that every theme colours in its own way. */
function ThemeSample({ workspaceKind }: { workspaceKind: WorkspaceKind }) {
  const { desk } = terminology(workspaceKind);
  return (
    <div className="flex flex-col gap-4">
      <h3>Choose a {desk.toLowerCase()}</h3>
      <div className="flex flex-wrap gap-2">
        <DeskStatusBadge status={1} />
        <DeskStatusBadge status={3} />
        <DeskStatusBadge status={2} />
        <DeskStatusBadge status={8} />
      </div>
      <Callout tone="info">Free today until the place closes.</Callout>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary">Confirm booking</Button>
        <Button>Back</Button>
      </div>
    </div>
  );
}
