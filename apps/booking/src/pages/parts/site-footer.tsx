import { ClientFooter } from "@carrel/ui/client-footer";
import { platformAddress } from "../../site/platform-address";
import type { View } from "../view";

const MODES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
];

/** What a visitor may choose for himself; the page's script shows it, since nothing of it works without. */
const Choices = ({ orgName }: { orgName: string }) => (
  <div className="choices" data-needs-script hidden>
    <label className="choice-visit">
      <input type="checkbox" data-count-visit defaultChecked />
      <span>
        <strong>Count my visit</strong>
        <span>{`Shows ${orgName} which pages are seen, and when. Never who you are or what you type.`}</span>
      </span>
    </label>
    <fieldset className="choice-mode">
      <legend className="ui-visually-hidden">Light or dark</legend>
      {MODES.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="mode" value={value} data-mode-choice />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  </div>
);

export const SiteFooter = ({ view }: { view: View }) => {
  const { place, site, pageLink } = view;
  const platform = platformAddress(site);
  return (
    <ClientFooter
      links={[
        { label: "Home", href: pageLink("home") },
        { label: "Privacy Policy", href: `${platform}/privacy` },
        { label: "Terms", href: `${platform}/terms` },
      ]}
      socialLinks={place.socialLinks}
      choice={<Choices orgName={place.orgName} />}
    />
  );
};
