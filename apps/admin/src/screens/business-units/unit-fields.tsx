import { messageOf, useOnline, usePermission } from "@carrel/hooks";
import type { BusinessUnit } from "@carrel/sdk";
import { ChangeBusinessUnitPhone } from "@carrel/sdk/schemas";
import { DescriptionList } from "@carrel/ui/description-list";
import { Field } from "@carrel/ui/field";
import { PhoneInput } from "@carrel/ui/phone-input";
import { Select } from "@carrel/ui/select";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { useMoment } from "../../app/use-moment";
import { UnsavedGuard } from "../../forms/unsaved-guard";
import { useZodForm } from "../../forms/use-zod-form";
import { AssignDialog } from "./assign-dialog";
import { namesOf } from "./unit-columns";
import { CATEGORIES, CATEGORY_OPTIONS, STATUS_OPTIONS, STATUSES, WEBSITE_OPTIONS, WEBSITES } from "./unit-labels";

interface UnitFieldsProps {
  unit: BusinessUnit;
  onChanged: (unit: BusinessUnit) => void;
}

/** What is known of a business unit, and how far the work has come; a choice is saved at once. */
export function UnitFields({ unit, onChanged }: UnitFieldsProps) {
  const mayWrite = usePermission("businessUnits.write");
  const maySeeStaff = usePermission("adminUsers.read");
  const moment = useMoment();
  const [assigning, setAssigning] = useState(false);
  const { contactName, email, phone, source, createdAt } = unit;
  const facts = [
    { term: "Contact", details: contactName || "Nobody named" },
    ...(mayWrite ? [] : [{ term: "Phone", details: phone ? <a href={`tel:${phone}`}>{phone}</a> : "Not given" }]),
    { term: "E-mail", details: email ? <a href={`mailto:${email}`}>{email}</a> : "Not given" },
    { term: "Source", details: source || "Not noted" },
    { term: "Since", details: moment(createdAt) },
    { term: "Assigned to", details: namesOf(unit) || "Nobody" },
  ];
  if (!mayWrite) {
    return (
      <DescriptionList
        className="[&_dd]:wrap-anywhere"
        items={[
          { term: "Status", details: STATUSES[unit.status].label },
          { term: "Kind of place", details: CATEGORIES[unit.dataCategory] },
          { term: "Website", details: WEBSITES[unit.websiteType] },
          ...facts,
        ]}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Choices unit={unit} onChanged={onChanged} />
      <PhoneForm key={phone} unit={unit} onChanged={onChanged} />
      <DescriptionList className="[&_dd]:wrap-anywhere" items={facts} />
      {maySeeStaff && (
        <div>
          <OnlineButton onClick={() => setAssigning(true)}>Assign</OnlineButton>
        </div>
      )}
      {assigning && <AssignDialog unit={unit} onChanged={onChanged} onClose={() => setAssigning(false)} />}
    </div>
  );
}

function Choices({ unit, onChanged }: UnitFieldsProps) {
  const online = useOnline();
  const { _id: id, status, dataCategory, websiteType } = unit;
  const setStatus = useMutation(q.businessUnits.updateStatus());
  const setCategory = useMutation(q.businessUnits.updateCategory());
  const setWebsite = useMutation(q.businessUnits.updateWebsiteType());
  const save = async (saved: Promise<BusinessUnit>, label: string) => {
    try {
      onChanged(await saved);
      toast.success(`${unit.name}: ${label}`);
    } catch (error) {
      toast.error("It was not changed", { description: messageOf(error) });
    }
  };
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <Field label="Status">
        <Select
          options={STATUS_OPTIONS}
          value={status}
          disabled={!online}
          onValueChange={(next) => void save(setStatus.mutateAsync({ id, status: next }), STATUSES[next].label)}
        />
      </Field>
      <Field label="Kind of place">
        <Select
          options={CATEGORY_OPTIONS}
          value={dataCategory}
          disabled={!online}
          onValueChange={(next) => void save(setCategory.mutateAsync({ id, dataCategory: next }), CATEGORIES[next])}
        />
      </Field>
      <Field label="Website">
        <Select
          options={WEBSITE_OPTIONS}
          value={websiteType}
          disabled={!online}
          onValueChange={(next) => void save(setWebsite.mutateAsync({ id, websiteType: next }), WEBSITES[next])}
        />
      </Field>
    </div>
  );
}

const PhoneInputSchema = ChangeBusinessUnitPhone.pick({ phone: true });

function PhoneForm({ unit: { _id: id, name, phone }, onChanged }: UnitFieldsProps) {
  const update = useMutation(q.businessUnits.updatePhone());
  const form = useZodForm(PhoneInputSchema, {
    defaultValues: { phone },
    submit: async (values) => {
      onChanged(await update.mutateAsync({ id, ...values }));
      toast.success(values.phone ? `${name}: ${values.phone}` : `${name} has no phone number now`);
      return values;
    },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  return (
    <form onSubmit={form.send} noValidate className="flex flex-wrap items-start gap-3">
      <Field label="Phone" className="min-w-0 flex-1" error={form.failure ?? errors.phone?.message}>
        <PhoneInput autoComplete="off" {...form.register("phone")} />
      </Field>
      {isDirty && (
        <OnlineButton type="submit" className="mt-7" loading={isSubmitting}>
          Save phone
        </OnlineButton>
      )}
      <UnsavedGuard when={isDirty} saving={isSubmitting} />
    </form>
  );
}
