import { messageOf, useOnline } from "@carrel/hooks";
import { SessionError, type UpdateVisitorProfile, type VisitorProfile } from "@carrel/sdk";
import { UpdateVisitorProfile as Rules } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Card } from "@carrel/ui/card";
import { Field } from "@carrel/ui/field";
import { PhoneInput } from "@carrel/ui/phone-input";
import { TextInput } from "@carrel/ui/text-input";
import { Textarea } from "@carrel/ui/textarea";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { PersonFields } from "../flow/person-fields";
import { q } from "./carrel";
import { keepName } from "./kept-session";

const Contact = Rules.shape.emergencyContact.unwrap().unwrap();

const Fields = z
  .object({
    name: Rules.shape.name.unwrap(),
    phone: Rules.shape.phone.unwrap(),
    address: Rules.shape.address.unwrap(),
    contactName: z.string().trim().max(120),
    contactPhone: z.union([z.literal(""), Contact.shape.phone]),
  })
  .refine(({ contactName, contactPhone }) => contactName !== "" || contactPhone === "", {
    path: ["contactName"],
    message: "Say whose number this is",
  })
  .refine(({ contactName, contactPhone }) => contactPhone !== "" || contactName === "", {
    path: ["contactPhone"],
    message: "Enter a number to call",
  });
type Fields = z.infer<typeof Fields>;

/** What was typed, and by whom. */
export interface TypedProfile {
  email: string;
  fields: Fields;
}

const fieldsOf = ({ name, phone, address, emergencyContact }: VisitorProfile): Fields => ({
  name,
  phone,
  address,
  contactName: emergencyContact?.name ?? "",
  contactPhone: emergencyContact?.phone ?? "",
});

const changeOf = ({ contactName: name, contactPhone: phone, ...fields }: Fields): UpdateVisitorProfile => ({
  ...fields,
  emergencyContact: name === "" ? null : { name, phone },
});

interface ProfileFormProps {
  profile: VisitorProfile;
  typed: { current: TypedProfile | null };
}

/** Name, phone, address and whom to call. */
export function ProfileForm({ profile, typed }: ProfileFormProps) {
  const { email } = profile;
  const update = useMutation(q.visitor.updateProfile());
  const isOnline = useOnline();
  const [failure, setFailure] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const form = useForm<Fields, unknown, Fields>({
    resolver: standardSchemaResolver(Fields),
    defaultValues: typed.current?.email === email ? typed.current.fields : fieldsOf(profile),
    mode: "onTouched",
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    setFailure(null);
    setNews("");
    try {
      const saved = await update.mutateAsync(changeOf(fields));
      typed.current = null;
      keepName(saved);
      form.reset(fieldsOf(saved));
      setNews("Your profile is saved.");
    } catch (error) {
      if (!(error instanceof SessionError)) setFailure(messageOf(error));
    }
  });
  return (
    <Card>
      <form
        onSubmit={submit}
        onChange={() => {
          typed.current = { email, fields: form.getValues() };
          setNews("");
        }}
        noValidate
        className="flex max-w-[34rem] flex-col gap-5"
      >
        {failure && (
          <Callout tone="danger" role="alert">
            {failure}
          </Callout>
        )}
        <PersonFields
          name={form.register("name")}
          email={{ value: email, readOnly: true }}
          phone={form.register("phone")}
          emailHint="You are known by it here. To use another one, book or sign in with that."
          errors={errors}
        />
        <Field label="Address" optional error={errors.address?.message}>
          <Textarea rows={3} autoComplete="street-address" {...form.register("address")} />
        </Field>
        <fieldset className="m-0 flex min-w-0 flex-col gap-5 border-0 p-0">
          <legend className="mb-3 p-0 font-medium text-strong">Whom to call in an emergency</legend>
          <Field label="Their name" optional error={errors.contactName?.message}>
            <TextInput autoComplete="off" {...form.register("contactName")} />
          </Field>
          <Field label="Their phone" optional error={errors.contactPhone?.message}>
            <PhoneInput autoComplete="off" {...form.register("contactPhone")} />
          </Field>
        </fieldset>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" loading={isSubmitting} disabled={!isOnline}>
            Save profile
          </Button>
          <output aria-live="polite">{news}</output>
        </div>
      </form>
    </Card>
  );
}
