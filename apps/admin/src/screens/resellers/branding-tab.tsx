import { run, useBrand } from "@carrel/hooks";
import type { Reseller } from "@carrel/sdk/schemas";
import { ChangeBranding, ThemeId } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Card } from "@carrel/ui/card";
import { Checkbox } from "@carrel/ui/checkbox";
import { Switch } from "@carrel/ui/switch";
import { findTheme } from "@carrel/ui/theme";
import { ThemeSwatches } from "@carrel/ui/theme-panel";
import { defaultThemeId } from "@carrel/ui/themes";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { q, queryClient } from "../../app/carrel";
import { platformLineWords } from "../../app/words/platform-line-words";
import { fieldsFor } from "../../forms/fields";
import { LogoField } from "../../forms/logo-field";
import { PageForm } from "../../forms/page-form";
import { useZodForm } from "../../forms/use-zod-form";
import { ResellerBrandPreview } from "./brand-preview";
import { useReseller } from "./use-reseller";

const BrandInput = z.strictObject({
  branding: ChangeBranding.pick({ showSmallLogo: true, showLargeLogo: true }).required(),
  brandNameVisible: z.boolean(),
  platformLine: z.boolean(),
  theme: ThemeId.nullable(),
});
const { FormValue } = fieldsFor(BrandInput);
type BrandFields = z.input<typeof BrandInput>;

const brandFields = ({ branding, brandNameVisible, platformLine, theme }: Reseller): BrandFields => ({
  branding: { showSmallLogo: branding.showSmallLogo, showLargeLogo: branding.showLargeLogo },
  brandNameVisible,
  platformLine,
  theme,
});

const LOGOS = [
  {
    type: "large",
    title: "Large logo",
    hint: "On the sign-in page and at the head of the menu.",
    shown: "branding.showLargeLogo",
    src: "logoLarge",
    removal: { logoLarge: null },
  },
  {
    type: "small",
    title: "Small logo",
    hint: "Where there is little room: in the folded menu, on a phone.",
    shown: "branding.showSmallLogo",
    src: "logoSmall",
    removal: { logoSmall: null },
  },
] as const;

/** How a reseller's brand is met, and what it is made of. */
export function BrandingTab() {
  const { reseller, mayEdit, isOwn } = useReseller();
  const { logoSquare, branding } = useBrand(reseller);
  const update = useMutation(q.resellers.updateBranding());
  const form = useZodForm(BrandInput, {
    defaultValues: brandFields(reseller),
    submit: async (values) => {
      const saved = await update.mutateAsync({ id: reseller._id, ...values });
      toast.success("Branding saved");
      return brandFields(saved);
    },
  });
  const { control, reset, setValue } = form;
  // Changed elsewhere: what is typed here stays, the rest follows.
  useEffect(() => reset(brandFields(reseller), { keepDirtyValues: true }), [reset, reseller]);
  const flags = useWatch({ control, name: "branding" });
  const [brandNameVisible, theme] = useWatch({ control, name: ["brandNameVisible", "theme"] });
  const shown = findTheme(theme)?.id ?? defaultThemeId;
  const check = (name: "brandNameVisible" | "branding.showSmallLogo" | "branding.showLargeLogo", label: string) => (
    <FormValue name={name}>
      {(field, input) => (
        <Checkbox
          {...input}
          label={label}
          checked={field.value}
          onCheckedChange={(checked) => field.onValueChange(checked === true)}
          disabled={!mayEdit}
        />
      )}
    </FormValue>
  );

  return (
    <PageForm form={form} className="flex flex-col gap-6">
      {!mayEdit && (
        <Callout>
          {isOwn ? (
            <>
              Your logos, name and the platform's line are changed in your <Link to="/settings">settings</Link>; the
              theme is the platform's to choose.
            </>
          ) : (
            "Your role lets you look at this brand. Ask an owner of your organisation to change it."
          )}
        </Callout>
      )}
      <ResellerBrandPreview
        theme={shown}
        brand={{ orgName: reseller.orgName, logoSquare, branding: { ...branding, ...flags }, brandNameVisible }}
      />
      <Card
        title="Logos and name"
        description={mayEdit ? "A logo is in use as soon as it is chosen." : undefined}
        className="min-w-0"
      >
        <div className="flex flex-col gap-6">
          {check("brandNameVisible", "Show the name beside the logo")}
          {LOGOS.map(({ type, title, hint, shown, src, removal }) => (
            <LogoField
              key={type}
              title={title}
              hint={hint}
              without={`The ${logoSquare ? "square logo" : "first letter of the name"} stands in its place.`}
              orgName={reseller.orgName}
              src={branding[src]}
              readOnly={!mayEdit}
              onSelect={(logo, call) =>
                run(queryClient, q.resellers.uploadLogo(call), { resellerId: reseller._id, logo, logoType: type })
              }
              onRemove={() => update.mutateAsync({ id: reseller._id, branding: removal })}
            >
              {check(shown, `Show the ${title.toLowerCase()}`)}
            </LogoField>
          ))}
        </div>
      </Card>
      <Card title="The platform's line" className="min-w-0">
        <FormValue name="platformLine">
          {(field, input) => (
            <Switch
              {...input}
              {...platformLineWords(reseller.orgName)}
              checked={field.value}
              onCheckedChange={field.onValueChange}
              disabled={!mayEdit}
            />
          )}
        </FormValue>
      </Card>
      {mayEdit && (
        <Card
          title="Theme"
          description={
            theme === null
              ? `${findTheme(shown)?.label}, the platform's default. A reseller can't change it itself.`
              : `${findTheme(shown)?.label}. A reseller can't change it itself.`
          }
          actions={
            theme !== null && (
              <Button size="sm" onClick={() => setValue("theme", null, { shouldDirty: true })}>
                Use the default
              </Button>
            )
          }
        >
          <FormValue name="theme">
            {({ onValueChange }) => (
              // Families of one or two share a row.
              <div className="[&_.ui-swatches]:flex [&_.ui-swatches]:flex-wrap [&_.ui-swatches]:gap-x-6">
                <ThemeSwatches label="Theme" headingLevel={3} value={shown} onValueChange={onValueChange} />
              </div>
            )}
          </FormValue>
        </Card>
      )}
    </PageForm>
  );
}
