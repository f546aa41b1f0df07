import { useEffect, useRef, useState } from "react";
import { BookingSummary } from "../booking-summary";
import { BrandLogo } from "../brand-logo";
import { Button } from "../button";
import { ClientFooter } from "../client-footer";
import { ClientHeader } from "../client-header";
import { DeskGrid } from "../desk-grid";
import type { Desk } from "../desk-tile";
import { Field } from "../field";
import { StayHere } from "../link-slot/stay-here.fixture";
import { OtpInput } from "../otp-input";
import { PhoneInput } from "../phone-input";
import { Stepper } from "../stepper";
import { TextInput } from "../text-input";
import { type RunSlot, type SlotRange, TimeSlotPicker } from "../time-slot-picker";
import { money } from "./bookings.fixture";
import type { Words } from "./words";
import "./patterns.css";

const HOUR_PRICE = 25_000;
const DAY = "2026-11-21";
const two = (number: number) => String(number).padStart(2, "0");
const slots: RunSlot[] = Array.from({ length: 12 }, (_, at) => at + 8).map((hour) => ({
  startAt: `${DAY}T${two(hour)}:00+05:30`,
  endAt: `${DAY}T${two(hour + 1)}:00+05:30`,
  label: `${two(hour)}:00`,
  endLabel: `${two(hour + 1)}:00`,
  available: hour !== 13,
  ...(hour === 13 && { reason: "Taken" }),
}));
const MORNING: SlotRange = { startAt: `${DAY}T10:00+05:30`, endAt: `${DAY}T12:00+05:30` };

const STATES = [
  { status: "available", statusLabel: "Available" },
  { status: "available", statusLabel: "Available" },
  { status: "occupied", statusLabel: "Occupied", disabled: true },
  { status: "available", statusLabel: "Available" },
  { status: "hold", statusLabel: "On hold", disabled: true },
] as const;
const desks: Desk[] = ["Window", "Quiet zone"].flatMap((zone, row) =>
  Array.from({ length: 8 }, (_, at) => {
    const state = STATES[(at * 2 + row) % STATES.length] ?? STATES[0];
    return { id: `${row}${at}`, name: `${"AB"[row]}${at + 1}`, zone, ...state };
  }),
);

const hourOf = (instant: string) => Number(instant.slice(11, 13));

export type BookingStep = "time" | "desk" | "you" | "code";

const questionOf = (step: BookingStep, words: Words) =>
  ({
    time: "When do you come?",
    desk: `Which ${words.desk.toLowerCase()}?`,
    you: "Who are you?",
    code: "What is the code that we mailed?",
  })[step];

const NEXT = { time: "Choose this time", desk: "Go on", you: "Send me a code", code: "Confirm booking" } as const;

/** A visitor's booking: one question a step, the summary always in sight, the next step under the thumb. */
export const BookingSteps = ({ words, start = "time" }: { words: Words; start?: BookingStep }) => {
  const [step, setStep] = useState<BookingStep>(start);
  const [range, setRange] = useState<SlotRange | null>(start === "time" ? null : MORNING);
  const [deskId, setDeskId] = useState<string | null>(start === "you" || start === "code" ? "03" : null);
  const [email, setEmail] = useState(start === "code" ? "riya@example.org" : "");
  const [code, setCode] = useState("");
  const question = useRef<HTMLHeadingElement>(null);
  const isFirstStep = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what moves the focus
  useEffect(() => {
    if (isFirstStep.current) isFirstStep.current = false;
    else question.current?.focus();
  }, [step]);

  const steps: { id: BookingStep; label: string }[] = [
    { id: "time", label: "Time" },
    { id: "desk", label: words.desk },
    { id: "you", label: "You" },
    { id: "code", label: "Code" },
  ];
  const at = steps.findIndex(({ id }) => id === step);
  const desk = desks.find(({ id }) => id === deskId);
  const hours = range ? hourOf(range.endAt) - hourOf(range.startAt) : 0;
  const when = range ? `Sat 21 Nov, ${range.startAt.slice(11, 16)}–${range.endAt.slice(11, 16)}` : null;
  const isAnswered = { time: range, desk, you: email.includes("@"), code: code.length === 6 }[step];
  const items = [
    { term: "Place", details: words.branch },
    ...(when ? [{ term: "When", details: when }] : []),
    ...(hours > 0 ? [{ term: "Price", details: `${hours} hours at ${money(HOUR_PRICE)}` }] : []),
    ...(desk ? [{ term: words.desk, details: `${desk.name}, ${desk.zone?.toLowerCase()}` }] : []),
  ];

  return (
    <StayHere>
      <div className="pt-site">
        <ClientHeader brand={<BrandLogo organisation={{ orgName: words.organisation }} />} home="#home" />
        <main id="main" className="pt-booking">
          <Stepper
            steps={steps}
            current={step}
            onStepSelect={(id) => setStep(steps.find((each) => each.id === id)?.id ?? step)}
            className="pt-booking__stepper"
          />
          <div className="pt-question">
            <h1 ref={question} tabIndex={-1}>
              {questionOf(step, words)}
            </h1>
            {step === "time" && (
              <TimeSlotPicker
                label="Saturday, 21 November"
                mode="range"
                slots={slots}
                value={range}
                onValueChange={setRange}
              />
            )}
            {step === "desk" && (
              <DeskGrid
                desks={desks}
                value={deskId}
                onSelect={setDeskId}
                labels={{ grid: `${words.desks} at ${words.branch}`, desk: words.desk }}
                headingLevel={2}
              />
            )}
            {step === "you" && (
              <div className="pt-fields">
                <Field label="Name">
                  <TextInput autoComplete="name" defaultValue="Riya Nair" />
                </Field>
                <Field label="E-mail" required hint="The code is sent there.">
                  <TextInput
                    type="email"
                    autoComplete="email"
                    value={email}
                    onChange={({ target }) => setEmail(target.value)}
                  />
                </Field>
                <Field label="Phone" optional>
                  <PhoneInput />
                </Field>
              </div>
            )}
            {step === "code" && (
              <Field label="Code" hint={`It was sent to ${email} and holds for ten minutes.`}>
                <OtpInput value={code} onValueChange={setCode} />
              </Field>
            )}
          </div>
          <BookingSummary
            items={items}
            {...(when && {
              brief: [when, desk && `${words.desk.toLowerCase()} ${desk.name}`].filter(Boolean).join(", "),
            })}
            {...(hours > 0 && { total: { value: money(hours * HOUR_PRICE) } })}
            footer={
              <Button
                block
                variant="primary"
                size="lg"
                disabled={!isAnswered}
                onClick={() => setStep(steps[at + 1]?.id ?? step)}
              >
                {NEXT[step]}
              </Button>
            }
          />
        </main>
        <ClientFooter
          links={[
            { label: "Home", href: "#home" },
            { label: "Privacy Policy", href: "#privacy" },
            { label: "Terms", href: "#terms" },
          ]}
        />
      </div>
    </StayHere>
  );
};
