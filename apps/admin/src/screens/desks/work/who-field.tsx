import { messageOf, usePermission, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Combobox, type ComboboxOption } from "@carrel/ui/combobox";
import { PhoneInput } from "@carrel/ui/phone-input";
import { useQuery } from "@tanstack/react-query";
import { Search, UserPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { q } from "../../../app/carrel";
import { OFFERED, useCustomerSearch } from "../../../app/use-customer-search";
import { fieldsFor } from "../../../forms/fields";
import type { WhoFields } from "./who";

const { TextField, FormField } = fieldsFor<WhoFields>();

interface WhoFieldProps {
  /** Whether somebody new can be given here. */
  mayAdd: boolean;
}

/** Whom a desk is for: found by name, e-mail or phone, or somebody new. Stands in a form with `whoFields`. */
export function WhoField({ mayAdd }: WhoFieldProps) {
  const words = useTerminology();
  const mayLook = usePermission("customers.read");
  const { watch, setValue, clearErrors } = useFormContext<WhoFields>();
  const isNew = watch("isNew");
  const member = words.member.toLowerCase();
  const turn = (next: boolean) => {
    setValue("isNew", next, { shouldDirty: true });
    clearErrors();
  };
  useEffect(() => {
    if (!mayLook && mayAdd) setValue("isNew", true);
  }, [mayLook, mayAdd, setValue]);

  return (
    <fieldset aria-label={words.member} className="m-0 flex min-w-0 flex-col gap-4 border-0 p-0">
      {isNew ? <NewPerson /> : <KnownPerson />}
      {mayAdd && mayLook && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3 self-start"
          icon={isNew ? <Search /> : <UserPlus />}
          onClick={() => turn(!isNew)}
        >
          {isNew ? `Choose a known ${member}` : `Somebody new`}
        </Button>
      )}
    </fieldset>
  );
}

function KnownPerson() {
  const words = useTerminology();
  const { watch, setValue } = useFormContext<WhoFields>();
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const { search, found, isLooking, combobox } = useCustomerSearch();
  const options: ComboboxOption[] = (found.data?.data ?? [])
    .filter(({ isActive }) => isActive)
    .map(({ _id, name, email, phone, currentAssignment }) => ({
      value: _id,
      label: name,
      hint: currentAssignment ? `has ${words.desk.toLowerCase()} ${currentAssignment.deskName}` : email || phone,
    }));
  // Chosen before the form was opened, he may not be among those that are offered.
  const chosenId = watch("customerId");
  const { data: chosen, isError: isGone } = useQuery({
    ...q.customers.get({ id: chosenId }),
    enabled: chosenId !== "" && picked === null,
  });
  useEffect(() => {
    if (isGone) setValue("customerId", "");
  }, [isGone, setValue]);
  // The chosen one stays named when others were searched for since.
  const named = picked ?? (chosen ? { value: chosen._id, label: chosen.name } : null);
  const isListed = options.some(({ value }) => value === named?.value);
  const more = (found.data?.totalRecords ?? 0) > OFFERED;
  const members = words.members.toLowerCase();
  const emptyText = isLooking
    ? "Looking"
    : search
      ? `No ${words.member.toLowerCase()} fits “${search}”`
      : `No ${members} yet`;

  return (
    <FormField
      name="customerId"
      label={words.member}
      required
      hint={more ? `The first ${OFFERED} are offered; search for others.` : undefined}
      problem={found.error && messageOf(found.error)}
    >
      {(field) => (
        <Combobox
          {...field}
          options={named && !isListed && search === "" ? [named, ...options] : options}
          value={field.value || null}
          onValueChange={(value) => {
            setPicked(options.find((option) => option.value === value) ?? picked);
            field.onValueChange(value);
          }}
          {...combobox}
          placeholder={`Choose a ${words.member.toLowerCase()}`}
          searchPlaceholder="Name, e-mail or phone"
          emptyText={emptyText}
        />
      )}
    </FormField>
  );
}

const NewPerson = () => (
  <>
    <TextField name="customer.name" label="Name" required autoComplete="off" />
    <TextField
      name="customer.email"
      label="E-mail"
      hint="The confirmation goes there. An e-mail address or a phone number is needed."
      type="email"
      autoComplete="off"
    />
    <TextField as={PhoneInput} name="customer.phone" label="Phone" autoComplete="off" />
  </>
);
