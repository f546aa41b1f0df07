import { terminology } from "@carrel/sdk/domain";
import { CreateReseller, WorkspaceKind } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { RadioGroup } from "@carrel/ui/radio-group";
import { TextInput } from "@carrel/ui/text-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Controller } from "react-hook-form";
import { q } from "../../app/carrel";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { withScheme } from "../organisation/web-address";
import { ResellerNameField, ResellerZoneField } from "./profile-fields";
import { SoldField } from "./sold-field";
import { useReseller } from "./use-reseller";

const route = getRouteApi("/signed-in/office/resellers/$resellerId/overview/edit");

const ProfileInput = CreateReseller.pick({
  orgName: true,
  resellerOrgType: true,
  workspaceKind: true,
  timezone: true,
  socialLinks: true,
}).required();

const KINDS = WorkspaceKind.options.map((kind) => {
  const { desk, member } = terminology(kind);
  return { value: kind, label: `${desk} and ${member}` };
});

const NETWORKS = [
  { name: "twitter", label: "X (Twitter)" },
  { name: "facebook", label: "Facebook" },
  { name: "linkedin", label: "LinkedIn" },
] as const;

/** Changes who a reseller is. */
export function EditResellerSheet() {
  const navigate = route.useNavigate();
  const { reseller } = useReseller();
  const update = useMutation(q.resellers.update());
  const close = (ignoreBlocker: boolean) =>
    navigate({
      to: "/resellers/$resellerId",
      params: { resellerId: reseller._id },
      search: true,
      resetScroll: false,
      ignoreBlocker,
    });
  const form = useZodForm(ProfileInput, {
    defaultValues: {
      orgName: reseller.orgName,
      resellerOrgType: reseller.resellerOrgType,
      workspaceKind: reseller.workspaceKind,
      timezone: reseller.timezone,
      socialLinks: { twitter: "", facebook: "", linkedin: "", ...reseller.socialLinks },
    },
    submit: async (values) => {
      await update.mutateAsync({ ...values, _id: reseller._id });
      toast.success("Changes saved");
      await close(true);
      return undefined;
    },
  });
  const { register, control, setValue } = form;
  const { errors } = form.formState;

  return (
    <SheetForm
      title={`Edit ${reseller.orgName}`}
      action="Save changes"
      form={form}
      onClose={() => void close(false)}
      size="lg"
    >
      <ResellerNameField input={register("orgName")} error={errors.orgName?.message} />
      <Controller
        control={control}
        name="resellerOrgType"
        render={({ field }) => (
          <SoldField value={field.value} onValueChange={field.onChange} error={errors.resellerOrgType?.message} />
        )}
      />
      <Controller
        control={control}
        name="workspaceKind"
        render={({ field }) => (
          <RadioGroup
            label="Its own screens say"
            options={KINDS}
            value={field.value}
            onValueChange={field.onChange}
            error={errors.workspaceKind?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="timezone"
        render={({ field }) => (
          <ResellerZoneField value={field.value} onValueChange={field.onChange} error={errors.timezone?.message} />
        )}
      />
      {NETWORKS.map(({ name, label }) => {
        const path = `socialLinks.${name}` as const;
        const { onBlur, ...field } = register(path);
        return (
          <Field key={name} label={label} optional error={errors.socialLinks?.[name]?.message}>
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              {...field}
              onBlur={(event) => {
                const whole = withScheme(event.target.value);
                if (whole !== event.target.value) setValue(path, whole, { shouldDirty: true });
                void onBlur(event);
              }}
            />
          </Field>
        );
      })}
    </SheetForm>
  );
}
