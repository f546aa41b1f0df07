import { SignUp } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { Link as TextLink } from "@carrel/ui/link";
import { PhoneInput } from "@carrel/ui/phone-input";
import { RadioCards } from "@carrel/ui/radio-cards";
import { TextInput } from "@carrel/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { BookOpen, Building2 } from "lucide-react";
import { Controller } from "react-hook-form";
import * as z from "zod";
import { q } from "../../app/carrel";
import { blankToUndefined } from "../../forms/blank";
import { useZodForm } from "../../forms/use-zod-form";
import { AuthHeading } from "./auth-heading";
import { NewPasswordField } from "./new-password-fields";

const KINDS = [
  { value: "co-working", label: "Co-working space", description: "Desks and members", icon: <Building2 /> },
  { value: "study-hall", label: "Study hall", description: "Seats and users", icon: <BookOpen /> },
];

const Registration = SignUp.extend({ phone: z.preprocess(blankToUndefined, SignUp.shape.phone) });

/** Opens a new organisation: its name and kind, and its owner. */
export function RegisterScreen() {
  const navigate = useNavigate();
  const signUp = useMutation(q.auth.signUp());
  const form = useZodForm(Registration, {
    defaultValues: { orgName: "", workspaceKind: "co-working", name: "", email: "", phone: "", password: "" },
    mode: "onSubmit",
    submit: async (values) => {
      const { tempRegId } = await signUp.mutateAsync(values);
      await navigate({ to: "/auth/verify-register-otp", search: { flow: tempRegId, email: values.email } });
      return undefined;
    },
  });
  const { errors } = form.formState;

  return (
    <>
      <AuthHeading title="Open your place" description="Free for 14 days. No card needed." />
      <form onSubmit={form.send} noValidate className="flex flex-col gap-5">
        {form.failure && (
          <Callout tone="danger" role="alert">
            {form.failure}
          </Callout>
        )}
        <Field label="Name of the place" error={errors.orgName?.message}>
          <TextInput autoComplete="organization" autoFocus {...form.register("orgName")} />
        </Field>
        <Controller
          control={form.control}
          name="workspaceKind"
          render={({ field }) => (
            <RadioCards label="Kind of place" options={KINDS} value={field.value} onValueChange={field.onChange} />
          )}
        />
        <Field label="Your name" error={errors.name?.message}>
          <TextInput autoComplete="name" {...form.register("name")} />
        </Field>
        <Field label="E-mail" hint="We send a code to it." error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...form.register("email")} />
        </Field>
        <Field label="Phone" optional error={errors.phone?.message}>
          <PhoneInput autoComplete="tel" {...form.register("phone")} />
        </Field>
        <NewPasswordField
          label="Password"
          field={form.register("password")}
          value={form.watch("password")}
          about={form.watch(["orgName", "name", "email"])}
          error={errors.password?.message}
        />
        <Button type="submit" variant="primary" size="lg" block loading={form.formState.isSubmitting}>
          Send the code
        </Button>
      </form>
      <p className="text-muted">
        Already here?{" "}
        <TextLink asChild>
          <Link to="/auth/login">Sign in</Link>
        </TextLink>
      </p>
    </>
  );
}
