import { SignUp } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { PhoneInput } from "@carrel/ui/phone-input";
import { RadioCards } from "@carrel/ui/radio-cards";
import { Skeleton } from "@carrel/ui/skeleton";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { BookOpen, Building2 } from "lucide-react";
import { lazy, Suspense } from "react";
import * as z from "zod";
import { q } from "../../app/carrel";
import { payHref } from "../../app/plan-choice";
import { blankToUndefined } from "../../forms/blank";
import { CurrencyField } from "../../forms/currency-field";
import { fieldsFor } from "../../forms/fields";
import { Form } from "../../forms/form";
import { guessedPlace } from "../../forms/guessed-place";
import { TimeZoneField } from "../../forms/time-zone-field";
import { useZodForm } from "../../forms/use-zod-form";
import { AuthHeading, Elsewhere } from "./auth-heading";
import { NewPasswordField } from "./new-password-fields";

const ChosenPlan = lazy(async () => ({ default: (await import("./chosen-plan")).ChosenPlan }));

const route = getRouteApi("/auth/register");

const KINDS = [
  { value: "co-working", label: "Co-working space", description: "Desks and members", icon: <Building2 /> },
  { value: "study-hall", label: "Study hall", description: "Seats and users", icon: <BookOpen /> },
];

const Registration = SignUp.extend({ phone: z.preprocess(blankToUndefined, SignUp.shape.phone) });
const { TextField, FormValue } = fieldsFor(Registration);

/** Opens a new organisation: its name and kind, and its owner. */
export function RegisterScreen() {
  const chosen = route.useSearch();
  const hasChosen = chosen.plan !== undefined;
  const navigate = useNavigate();
  const signUp = useMutation(q.auth.signUp());
  const form = useZodForm(Registration, {
    defaultValues: {
      orgName: "",
      workspaceKind: "co-working",
      ...guessedPlace(),
      name: "",
      email: "",
      phone: "",
      password: "",
    },
    mode: "onSubmit",
    submit: async (values) => {
      const { tempRegId } = await signUp.mutateAsync(values);
      await navigate({ to: "/auth/verify-register-otp", search: { ...chosen, flow: tempRegId, email: values.email } });
    },
  });

  return (
    <>
      <AuthHeading title="Open your place" description="Free for 14 days. No card needed." />
      {hasChosen && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <ChosenPlan address={chosen} />
        </Suspense>
      )}
      <Form form={form}>
        <TextField name="orgName" label="Name of the place" autoComplete="organization" autoFocus />
        <FormValue name="workspaceKind">
          {(field) => <RadioCards {...field} label="Kind of place" options={KINDS} />}
        </FormValue>
        <FormValue name="timezone">
          {({ value = "", ...field }) => (
            <TimeZoneField {...field} value={value} hint="Of your opening hours. Each branch can have its own." />
          )}
        </FormValue>
        <FormValue name="currency">
          {({ value = "", ...field }) => (
            <CurrencyField {...field} value={value} hint="Of your prices. It can't be changed later." />
          )}
        </FormValue>
        <TextField name="name" label="Your name" autoComplete="name" />
        <TextField name="email" label="E-mail" hint="We send a code to it." type="email" autoComplete="email" />
        <TextField as={PhoneInput} name="phone" label="Phone" optional autoComplete="tel" />
        <NewPasswordField label="Password" about={form.watch(["orgName", "name", "email"])} />
        <Button type="submit" variant="primary" size="lg" block loading={form.formState.isSubmitting}>
          Send the code
        </Button>
      </Form>
      <Elsewhere ask="Already here?" to="/auth/login" search={{ from: hasChosen ? payHref(chosen) : undefined }}>
        Sign in
      </Elsewhere>
    </>
  );
}
