import { useTerminology } from "@carrel/hooks";
import type { StoredSiteContent } from "@carrel/sdk";
import { type SiteContent as Content, SiteContent } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { Card } from "@carrel/ui/card";
import { Checkbox } from "@carrel/ui/checkbox";
import { RadioCards } from "@carrel/ui/radio-cards";
import { Textarea } from "@carrel/ui/textarea";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../app/carrel";
import { changed } from "../../forms/changed";
import { countHint } from "../../forms/count-hint";
import { fieldsFor } from "../../forms/fields";
import { PageForm } from "../../forms/page-form";
import { useFollowStored } from "../../forms/use-follow-stored";
import { useZodForm } from "../../forms/use-zod-form";
import { LAYOUT_DRAWINGS } from "./layout-drawings";
import { LivePreview } from "./live-preview";
import { siteParts } from "./site-parts";
import { SiteSources } from "./site-sources";

/** As it is typed; how long each may be is the call's own rule. */
const SiteInput = z.strictObject(SiteContent.shape);
type SiteFields = z.input<typeof SiteInput>;

const { TextField, FormValue } = fieldsFor(SiteInput);

const LAYOUTS: { value: Content["layout"]; label: string; description: string }[] = [
  { value: "reading-room", label: "Reading room", description: "Calm and bookish. Hours come first." },
  { value: "studio", label: "Studio", description: "A large photo, and bold words." },
  { value: "plain", label: "Plain", description: "Text first. Good without photos." },
];

const fieldsOf = ({ layout, headline, about, hiddenParts }: StoredSiteContent): SiteFields => ({
  layout,
  headline,
  about,
  hiddenParts,
});

interface SiteFormProps {
  stored: StoredSiteContent;
  readOnly: boolean;
  /** Somebody of some branches would see a part of the site alone. */
  hasPreview: boolean;
}

/** What the organisation says on its own site, beside how that looks. */
export function SiteForm({ stored, readOnly, hasPreview }: SiteFormProps) {
  const words = useTerminology();
  const update = useMutation(q.website.updateContent());
  const form = useZodForm(SiteInput, {
    defaultValues: fieldsOf(stored),
    submit: async (values) => {
      // Two who change different things both have theirs.
      const changes = changed(values, stored);
      const after = changes ? await update.mutateAsync(changes) : stored;
      toast.success("Your site is saved");
      return fieldsOf(after);
    },
  });
  useFollowStored(form, stored, fieldsOf);
  const draft = form.watch();
  const shown = SiteInput.safeParse(draft);

  return (
    <PageForm form={form} className="grid items-start gap-6 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      {(saveBar) => (
        <>
          <div className="flex min-w-0 flex-col gap-6">
            {readOnly && (
              <Callout>
                You can look at your site and not change it. Ask an owner of your organisation to change it.
              </Callout>
            )}
            <Card title="Looks" description="Its colours are those of your theme, in Settings.">
              <FormValue name="layout">
                {(field) => (
                  <RadioCards
                    {...field}
                    label="Layout"
                    className="[&>[role=radiogroup]]:grid-cols-1 [&_.ui-radios\_\_icon>svg]:h-auto [&_.ui-radios\_\_icon>svg]:w-24"
                    options={LAYOUTS.map((layout) => ({ ...layout, icon: LAYOUT_DRAWINGS[layout.value] }))}
                    disabled={readOnly}
                  />
                )}
              </FormValue>
            </Card>
            <Card title="Words">
              <div className="flex flex-col gap-5">
                <TextField
                  name="headline"
                  label="Headline"
                  optional
                  hint={countHint("Left empty: your organisation's name.", draft.headline, 120)}
                  autoComplete="off"
                  readOnly={readOnly}
                />
                <TextField
                  as={Textarea}
                  name="about"
                  label="About your place"
                  optional
                  rows={8}
                  hint={countHint("An empty line begins a new paragraph.", draft.about, 3000)}
                  readOnly={readOnly}
                />
              </div>
            </Card>
            <Card title="What your site shows" description="What you have not filled in is never shown.">
              <FormValue name="hiddenParts">
                {({ value, onValueChange, error }) => (
                  <div className="flex flex-col gap-4">
                    {siteParts(words).map(({ part, label, description }) => (
                      <Checkbox
                        key={part}
                        label={label}
                        description={description}
                        checked={!value.includes(part)}
                        disabled={readOnly}
                        onCheckedChange={(isShown) => {
                          const others = value.filter((hidden) => hidden !== part);
                          onValueChange(isShown ? others : [...others, part]);
                        }}
                      />
                    ))}
                    {error && <p className="text-danger">{error}</p>}
                  </div>
                )}
              </FormValue>
            </Card>
            <SiteSources />
            {saveBar}
          </div>
          {hasPreview && <LivePreview draft={shown.success ? shown.data : undefined} />}
        </>
      )}
    </PageForm>
  );
}
