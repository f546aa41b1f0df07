import { usePermission } from "@carrel/hooks";
import type { OrganisationProfile } from "@carrel/sdk";
import { CodeRow } from "@carrel/ui/code-row";
import { TagInput } from "@carrel/ui/tag-input";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX } from "lucide-react";
import { useWatch } from "react-hook-form";
import { q } from "../../app/carrel";
import { asOrigin } from "../../app/words/web-address";
import { embedSnippet, originRefusal } from "./embedding";
import { FormField, type SectionProps, useFormTerminology, useSettingsForm } from "./use-settings-form";

/** Which sites may show the booking pages inside their own, what that allows them, and what they paste. */
export function EmbeddingSection({ profile, readOnly }: SectionProps & { profile: OrganisationProfile }) {
  return (
    <>
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
      <Allowed />
      <Snippet profile={profile} />
    </>
  );
}

/** Each site, and what it may, or why it can't be let in. */
function Allowed() {
  const words = useFormTerminology();
  const origins = useWatch({ control: useSettingsForm().control, name: "embedOrigins" });
  if (origins.length === 0) {
    return <p className="text-muted">No site may show them yet: in a frame they stay empty.</p>;
  }
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label="What each site may" className="m-0 flex list-none flex-col gap-3 p-0">
        {origins.map((origin) => {
          const refusal = originRefusal(origin);
          const Icon = refusal ? CircleX : CircleCheck;
          return (
            <li key={origin} className="flex gap-2">
              <Icon
                strokeWidth={1.5}
                aria-hidden="true"
                className={`mt-0.5 size-5 shrink-0 ${refusal ? "text-danger" : "text-success"}`}
              />
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere text-strong">{origin}</p>
                <p className="text-muted">
                  {refusal ?? `Its pages can show yours in a frame, where people book a ${words.desk.toLowerCase()}.`}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="text-muted">
        A site sees nothing of what people type into your pages. Your back-office, links in mails and payment pages are
        never shown in a frame. Each site counts by itself: its sub-domains, another port or http in place of https are
        others.
      </p>
    </div>
  );
}

/** What such a site pastes into its page: the organisation's own address where it is known, else that of its code. */
function Snippet({ profile: { name, orgCode } }: { profile: OrganisationProfile }) {
  const words = useFormTerminology();
  const { data } = useQuery({ ...q.website.settings(), enabled: usePermission("website.read") });
  const address = data?.url ?? `${location.origin}/qr-booking/${encodeURIComponent(orgCode)}`;
  return (
    <CodeRow
      label="To paste into a page"
      value={embedSnippet(address, `${words.deskBooking} at ${name}`)}
      copyLabel="Copy what to paste"
      hint="Put it where the booking pages shall be. Change the height as you like. Sites show them once they are saved above."
    />
  );
}
