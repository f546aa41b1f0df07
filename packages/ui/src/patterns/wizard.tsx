import { ArrowLeft, ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../button";
import { Callout } from "../callout";
import { CheckboxGroup } from "../checkbox-group";
import { DescriptionList } from "../description-list";
import { Field } from "../field";
import { NumberInput } from "../number-input";
import { PageHeader } from "../page-header";
import { Stepper } from "../stepper";
import { TextInput } from "../text-input";
import { type DayHours, WeeklyHoursEditor } from "../weekly-hours-editor";
import { Office } from "./office";
import type { Words } from "./words";

const STEPS = [
  { id: "place", label: "Place" },
  { id: "hours", label: "Opening hours" },
  { id: "desks", label: "What is there" },
  { id: "review", label: "Review" },
] as const;

type StepId = (typeof STEPS)[number]["id"];

const QUESTIONS: Record<StepId, string> = {
  place: "Where is it?",
  hours: "When is it open?",
  desks: "What is there?",
  review: "Is this right?",
};

const FEATURES = ["Wi-Fi", "Power at each place", "Lockers", "Pantry"].map((label) => ({ value: label, label }));
const WEEK: DayHours[] = Array.from({ length: 7 }, (_, day) => ({
  day,
  open: "09:00",
  close: "21:00",
  closed: day === 0,
}));

/** Adds a branch in four questions. What was answered stays; each step is checked before the next. */
export const Wizard = ({ words, start = "place" }: { words: Words; start?: StepId }) => {
  const [step, setStep] = useState<StepId>(start);
  const [name, setName] = useState(start === "place" ? "" : "North wing");
  const [address, setAddress] = useState(start === "place" ? "" : "14 Quay Road, Kochi");
  const [week, setWeek] = useState(WEEK);
  const [desks, setDesks] = useState<number | null>(24);
  const [features, setFeatures] = useState(["Wi-Fi"]);
  const [tried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const isFirstStep = useRef(true);

  // The next question is read and the keyboard goes on from it; not when the page opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what moves the focus
  useEffect(() => {
    if (isFirstStep.current) isFirstStep.current = false;
    else question.current?.focus();
  }, [step]);

  const at = STEPS.findIndex(({ id }) => id === step);
  const nameError = tried && name.trim() === "" ? "Write what people call it." : undefined;
  const addressError = tried && address.trim() === "" ? "Write where to find it." : undefined;
  const go = (id: StepId) => {
    setTried(false);
    setStep(id);
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (step === "place" && (name.trim() === "" || address.trim() === "")) return;
    const following = STEPS[at + 1];
    if (following) go(following.id);
    else setDone(true);
  };
  const open = week.filter(({ closed }) => !closed).length;

  return (
    <Office words={words} active="branches">
      <div className="pt-page">
        <PageHeader
          title="Add branch"
          breadcrumb={[{ label: "Branches", href: "#branches" }, { label: "Add branch" }]}
        />
        <form noValidate onSubmit={next} className="pt-wizard">
          <Stepper
            steps={STEPS}
            current={step}
            onStepSelect={(id) => {
              const chosen = STEPS.find((each) => each.id === id);
              if (chosen) go(chosen.id);
            }}
          />
          <h2 ref={question} tabIndex={-1}>
            {QUESTIONS[step]}
          </h2>
          {step === "place" && (
            <div className="pt-fields">
              <Field label="Name" required error={nameError}>
                <TextInput value={name} onChange={({ target }) => setName(target.value)} />
              </Field>
              <Field label="Address" required error={addressError}>
                <TextInput
                  autoComplete="street-address"
                  value={address}
                  onChange={({ target }) => setAddress(target.value)}
                />
              </Field>
            </div>
          )}
          {step === "hours" && <WeeklyHoursEditor value={week} onValueChange={setWeek} weekStartsOn={1} />}
          {step === "desks" && (
            <div className="pt-fields">
              <Field label={`Number of ${words.desks.toLowerCase()}`} hint="They are named A1, A2 and so on at first.">
                <NumberInput min={1} max={500} value={desks} onValueChange={setDesks} />
              </Field>
              <CheckboxGroup
                label="What people find there"
                options={FEATURES}
                value={features}
                onValueChange={setFeatures}
              />
            </div>
          )}
          {step === "review" && (
            <div className="pt-fields">
              <DescriptionList
                items={[
                  { term: "Name", details: name },
                  { term: "Address", details: address },
                  { term: "Open", details: `${open} days a week` },
                  { term: words.desks, details: desks ?? "None" },
                  { term: "There is", details: features.join(", ") || "Nothing yet" },
                ]}
              />
              {isDone && (
                <Callout tone="success" live title={`${name} was added`}>
                  Its QR code can be printed now.
                </Callout>
              )}
            </div>
          )}
          <div className="pt-wizard__foot">
            <Button
              icon={<ArrowLeft data-mirror strokeWidth={1.5} />}
              disabled={at === 0}
              onClick={() => go(STEPS[at - 1]?.id ?? step)}
            >
              Back
            </Button>
            <Button
              type="submit"
              variant="primary"
              {...(step !== "review" && { trailingIcon: <ArrowRight data-mirror strokeWidth={1.5} /> })}
            >
              {step === "review" ? "Add branch" : "Next"}
            </Button>
          </div>
        </form>
      </div>
    </Office>
  );
};
