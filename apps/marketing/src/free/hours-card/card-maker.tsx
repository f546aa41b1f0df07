import { Button } from "@carrel/ui/button";
import { Field } from "@carrel/ui/field";
import { NativeSelect } from "@carrel/ui/native-select";
import { TextInput } from "@carrel/ui/text-input";
import { Textarea } from "@carrel/ui/textarea";
import { WeeklyHoursEditor } from "@carrel/ui/weekly-hours-editor";
import { useRef } from "react";
import { Choice } from "../parts/choice";
import { COLOUR_NAMES } from "../parts/colours";
import { DrawingFoot } from "../parts/drawing-foot";
import { PAPERS, paperOptions } from "../parts/paper";
import { PrintSize } from "../parts/print-size";
import { useAddress } from "../parts/use-address";
import { CardDrawing } from "./card-drawing";
import { CARD_PAPERS, CardState, type Closure, LONGEST, MOST_CLOSURES, MOST_LANGUAGES, START } from "./card-state";
import { closureFault, isBackwards } from "./card-text";
import { LANGUAGES, type Language } from "./card-words";

const PAPER_OPTIONS = paperOptions(CARD_PAPERS);
const CLOCKS = { "24": "24 hours", "12": "am and pm" } as const;
/** Sorted as an object sorts its numbers. */
const FIRST_DAYS = { "0": "Sunday", "1": "Monday", "6": "Saturday" } as const;

const BACKWARDS = "Closes before it opens. Pick a later time.";
const CODES = Object.keys(LANGUAGES) as Language[];

/** Hours, closures and languages, beside the card that they make. */
export function CardMaker() {
  const tool = useAddress(CardState, START);
  const { state, change } = tool;
  const drawing = useRef<SVGSVGElement>(null);
  const set = (part: Partial<CardState>) => change({ ...state, ...part });
  const setClosure = (place: number, part: Partial<Closure>) =>
    set({ closures: state.closures.map((closure, each) => (each === place ? { ...closure, ...part } : closure)) });
  const setLanguage = (place: number, chosen: string) => {
    const next = [...state.languages];
    if (chosen === "") next.splice(place, 1);
    else next[place] = chosen as Language;
    set({ languages: next });
  };
  const errors = Object.fromEntries(
    state.week.flatMap((hours) => (isBackwards(hours) ? [[hours.day, BACKWARDS]] : [])),
  );
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2 print:block">
      <form className="flex flex-col gap-6 print:hidden" onSubmit={(event) => event.preventDefault()}>
        <Field label="Name of the place" optional>
          <TextInput
            maxLength={LONGEST.name}
            value={state.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        <WeeklyHoursEditor
          aria-label="Opening hours"
          value={state.week}
          onValueChange={(week) => set({ week: [...week] })}
          weekStartsOn={state.first === "1" ? 1 : state.first === "0" ? 0 : 6}
          locale="en"
          errors={errors}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Choice
            label="The week begins on"
            options={FIRST_DAYS}
            value={state.first}
            onChoose={(first) => set({ first })}
          />
          <Choice label="Clock" options={CLOCKS} value={state.clock} onChoose={(clock) => set({ clock })} />
        </div>
        <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0 sm:grid-cols-3">
          <legend className="mb-2 font-semibold text-strong">Languages</legend>
          {Array.from({ length: Math.min(MOST_LANGUAGES, state.languages.length + 1) }, (_, place) => (
            <Field key={place} label={["First", "Second", "Third"][place]}>
              <NativeSelect
                value={state.languages[place] ?? ""}
                onChange={(event) => setLanguage(place, event.target.value)}
              >
                {(place > 0 || state.languages.length > 1) && <option value="">None</option>}
                {CODES.filter((code) => code === state.languages[place] || !state.languages.includes(code)).map(
                  (code) => (
                    <option key={code} value={code}>
                      {LANGUAGES[code].name}
                    </option>
                  ),
                )}
              </NativeSelect>
            </Field>
          ))}
        </fieldset>
        <section className="flex flex-col gap-4">
          <h3 className="font-semibold text-strong">Closed on</h3>
          {state.closures.map((closure, place) => (
            <fieldset
              key={place}
              aria-label={`Closure ${place + 1}`}
              className="m-0 grid min-w-0 gap-x-4 gap-y-3 border-0 border-t border-solid border-border p-0 pt-4 sm:grid-cols-2"
            >
              <Field label="First day" error={closureFault(closure)}>
                <TextInput
                  type="date"
                  value={closure.from}
                  onChange={(event) => setClosure(place, { from: event.target.value })}
                />
              </Field>
              <Field label="Last day" optional>
                <TextInput
                  type="date"
                  value={closure.to}
                  onChange={(event) => setClosure(place, { to: event.target.value })}
                />
              </Field>
              <Field label="Why" optional>
                <TextInput
                  maxLength={LONGEST.reason}
                  value={closure.reason}
                  onChange={(event) => setClosure(place, { reason: event.target.value })}
                />
              </Field>
              <Button
                variant="ghost"
                className="self-end justify-self-start"
                onClick={() => set({ closures: state.closures.filter((_, each) => each !== place) })}
              >
                Take out closure {place + 1}
              </Button>
            </fieldset>
          ))}
          {state.closures.length < MOST_CLOSURES && (
            <Button
              className="self-start"
              onClick={() => set({ closures: [...state.closures, { from: "", to: "", reason: "" }] })}
            >
              Add a closure
            </Button>
          )}
        </section>
        <Field label="Notes" optional>
          <Textarea
            rows={2}
            maxLength={LONGEST.notes}
            value={state.notes}
            onChange={(event) => set({ notes: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Choice label="Colour" options={COLOUR_NAMES} value={state.colour} onChoose={(colour) => set({ colour })} />
          <Choice label="Paper" options={PAPER_OPTIONS} value={state.paper} onChoose={(paper) => set({ paper })} />
        </div>
      </form>
      <div className="flex flex-col gap-6 lg:sticky lg:top-24 print:static">
        <PrintSize paper={PAPERS[state.paper]} />
        <CardDrawing ref={drawing} state={state} />
        <DrawingFoot drawing={drawing} paper={PAPERS[state.paper]} name="opening-hours" tool={tool} />
      </div>
    </div>
  );
}
