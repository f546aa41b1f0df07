import { useOnline, useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Card } from "@carrel/ui/card";
import { Stepper } from "@carrel/ui/stepper";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { usePageSaveKey } from "../../forms/save-key";
import { UnsavedGuard } from "../../forms/unsaved-guard";
import { useZodForm } from "../../forms/use-zod-form";
import { NewReseller, type NewResellerFields, type NewResellerValues } from "./new-reseller-schema";
import { OwnerStep, ProfileStep, ShareStep } from "./new-reseller-steps";
import { ReviewStep } from "./review-step";
import { refusalOf, STEP_FIELDS, STEP_IDS, STEPS, type StepId } from "./wizard-steps";

const route = getRouteApi("/signed-in/office/resellers/new");

const HEADINGS: Record<StepId, { title: string; description: string }> = {
  profile: { title: "Who is it?", description: "What the reseller is called and what it sells." },
  owner: { title: "Who answers for it?", description: "The first person, who then invites all others." },
  share: {
    title: "What does it get?",
    description: "Its share in what its clients pay. It can be changed at any time.",
  },
  review: { title: "Is this right?", description: "Nothing is made or mailed before you say so." },
};

/** Adds a reseller, step by step. The step is in the address; what was typed stays while one goes back and forth. */
export function NewResellerScreen() {
  const { step: asked = "profile" } = route.useSearch();
  const navigate = route.useNavigate();
  const online = useOnline();
  const { timezone, currency } = useSession().loggedOrgDetails;
  const create = useMutation(q.resellers.create());
  const [reached, setReached] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // What was not reached (a reloaded or a shared address) begins at its first step.
  const index = Math.min(STEP_IDS.indexOf(asked), reached);
  const step = STEP_IDS[index] ?? "profile";
  const shown = useRef(step);
  const goTo = (next: StepId) => {
    setReached((furthest) => Math.max(furthest, STEP_IDS.indexOf(next)));
    void navigate({ search: { step: next === "profile" ? undefined : next } });
  };

  const form = useZodForm<NewResellerFields, NewResellerValues>(NewReseller, {
    defaultValues: {
      orgName: "",
      orgCode: "",
      resellerOrgType: "both",
      timezone,
      currency,
      owner: { name: "", email: "", phone: "" },
      profitSharing: { type: "percent", rate: null },
    },
    submit: async (values) => {
      try {
        const made = await create.mutateAsync(values);
        toast.success(`${made.orgName} is added, and ${values.owner.email} is invited`);
        await navigate({
          to: "/resellers/$resellerId",
          params: { resellerId: made._id },
          search: {},
          ignoreBlocker: true,
        });
        return undefined;
      } catch (error) {
        const refusal = refusalOf(error, values.orgCode !== undefined);
        if (refusal) goTo(refusal.step);
        if (!refusal?.field) throw error;
        const message = error instanceof Error ? error.message : "";
        form.setError(refusal.field, { type: "server", message });
      }
    },
  });
  const { isDirty, isSubmitting, isSubmitSuccessful, errors } = form.formState;

  // A step begins at its heading, or at the field for which it was refused.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    const { orgName, orgCode, owner } = errors;
    const wrong = step === "profile" ? (orgCode && "orgCode") || (orgName && "orgName") : owner?.email && "owner.email";
    if (wrong && (step === "profile" || step === "owner")) form.setFocus(wrong);
  }, [step, errors, form.setFocus]);

  const next = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSubmitting) return;
    if (step === "review") {
      if (online) await form.send();
      return;
    }
    if (await form.trigger([...STEP_FIELDS[step]], { shouldFocus: true })) goTo(STEP_IDS[index + 1] ?? "review");
  };
  usePageSaveKey(() => void next());

  return (
    <FormProvider {...form}>
      <ScreenHeader
        title="Add reseller"
        breadcrumb={[{ label: "Resellers", href: "/resellers" }, { label: "Add reseller" }]}
      />
      <div className="flex max-w-[46rem] flex-col gap-6">
        <Stepper
          steps={STEPS}
          current={step}
          onStepSelect={(id) => goTo(STEP_IDS.find((each) => each === id) ?? "profile")}
          labels={{ steps: "Steps to a new reseller" }}
        />
        <form onSubmit={(event) => void next(event)} noValidate>
          <Card
            footer={
              <div className="flex w-full flex-wrap justify-between gap-3">
                {index === 0 ? (
                  <Button asChild>
                    <Link to="/resellers">Cancel</Link>
                  </Button>
                ) : (
                  <Button disabled={isSubmitting} onClick={() => goTo(STEP_IDS[index - 1] ?? "profile")}>
                    Back
                  </Button>
                )}
                <Button type="submit" variant="primary" loading={isSubmitting} disabled={step === "review" && !online}>
                  {step === "review" ? "Add and invite" : "Continue"}
                </Button>
              </div>
            }
          >
            <div className="flex flex-col gap-5">
              <header>
                <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold text-strong outline-none">
                  {HEADINGS[step].title}
                </h2>
                <p className="text-muted">{HEADINGS[step].description}</p>
              </header>
              {form.failure && (
                <Callout tone="danger" role="alert">
                  {form.failure}
                </Callout>
              )}
              {step === "profile" && <ProfileStep />}
              {step === "owner" && <OwnerStep />}
              {step === "share" && <ShareStep />}
              {step === "review" && <ReviewStep onChange={goTo} />}
            </div>
          </Card>
        </form>
      </div>
      <UnsavedGuard when={isDirty && !isSubmitSuccessful} saving={isSubmitting} />
    </FormProvider>
  );
}
