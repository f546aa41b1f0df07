import type { Reseller } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { CreateReseller, WorkspaceKind } from "@carrel/sdk/schemas";
import { RadioGroup } from "@carrel/ui/radio-group";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { changed } from "../../forms/changed";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { SocialLinks } from "../../forms/social-links";
import { useSheetForm } from "../../forms/use-sheet-form";
import { ResellerNameField, ResellerZoneField, SoldField } from "./profile-fields";
import { useReseller } from "./use-reseller";

const ProfileInput = CreateReseller.pick({
  orgName: true,
  resellerOrgType: true,
  workspaceKind: true,
  timezone: true,
  socialLinks: true,
}).required();
const { FormValue } = fieldsFor(ProfileInput);

const KINDS = WorkspaceKind.options.map((kind) => {
  const { desk, member } = terminology(kind);
  return { value: kind, label: `${desk} and ${member}` };
});

const profileOf = ({ orgName, resellerOrgType, workspaceKind, timezone, socialLinks }: Reseller) => ({
  orgName,
  resellerOrgType,
  workspaceKind,
  timezone,
  socialLinks: { twitter: "", facebook: "", linkedin: "", ...socialLinks },
});

/** Changes who a reseller is: only what was changed is sent. */
export function EditResellerSheet() {
  const { reseller } = useReseller();
  const update = useMutation(q.resellers.update());
  const [seen] = useState(() => profileOf(reseller));
  const form = useSheetForm(ProfileInput, {
    defaultValues: seen,
    save: async (values) => {
      const changes = changed(values, seen);
      if (changes) await update.mutateAsync({ ...changes, _id: reseller._id });
      return "Changes saved";
    },
  });

  return (
    <SheetForm title={`Edit ${reseller.orgName}`} action="Save changes" form={form} size="lg">
      <ResellerNameField />
      <SoldField />
      <FormValue name="workspaceKind">
        {(field) => <RadioGroup {...field} label="Its own screens say" options={KINDS} />}
      </FormValue>
      <ResellerZoneField />
      <SocialLinks />
    </SheetForm>
  );
}
