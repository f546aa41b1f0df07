import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { saveFile } from "@carrel/ui/drawing-file";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { useEffect, useRef } from "react";
import { Choice } from "../parts/choice";
import { DrawingFoot } from "../parts/drawing-foot";
import { PrintSize } from "../parts/print-size";
import { useAddress } from "../parts/use-address";
import { keepPlan, keptPlan } from "./kept-plan";
import { PlanDrawing, planPaper } from "./plan-drawing";
import { PlanEditor } from "./plan-editor";
import { LONGEST, PlanState, placedOf, thingOf } from "./plan-state";
import { doubleNames, startRoom } from "./room-plan";

const START: PlanState = { title: "Reading room", word: "seat", things: startRoom().map(thingOf) };

const SEATED = { seat: "Seats", desk: "Desks" } as const;

/** A room that is drawn, and what is made of the drawing. */
export function PlanMaker() {
  const tool = useAddress(PlanState, START, keptPlan);
  const { state, change, isRead, isBroken } = tool;
  const drawing = useRef<SVGSVGElement>(null);
  const things = state.things.map(placedOf);
  const doubles = doubleNames(things);
  const hasSeats = things.some(({ kind }) => kind === "s");
  useEffect(() => {
    if (isRead && !isBroken) keepPlan(state);
  }, [state, isRead, isBroken]);
  const saveSheet = async () => {
    const { seatSheet } = await import("./seat-sheet");
    saveFile(new Blob([seatSheet(things, state.word)], { type: "text/csv;charset=utf-8" }), `${state.word}s.csv`);
  };
  return (
    <div className="flex flex-col gap-10 print:block">
      <div className="flex flex-col gap-6 print:hidden">
        <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,22rem)_12rem]">
          <Field label="Name of the room" optional>
            <TextInput
              maxLength={LONGEST.title}
              value={state.title}
              onChange={(event) => change({ ...state, title: event.target.value })}
            />
          </Field>
          <Choice
            label="What people sit at"
            options={SEATED}
            value={state.word}
            onChoose={(word) => change({ ...state, word })}
          />
        </div>
        {/* Steps that were taken back belong to the room that they were made in. */}
        <PlanEditor
          key={tool.given}
          word={state.word}
          things={things}
          onChange={(next) => change({ ...state, things: next.map(thingOf) })}
        />
        {doubles.length > 0 && (
          <Callout tone="warning" live title={`Two ${state.word}s are called ${doubles.slice(0, 3).join(", ")}`}>
            Give each a name of its own: number all anew, or rename one.
          </Callout>
        )}
      </div>
      <section aria-labelledby="printed" className="flex flex-col gap-5 print:block">
        <h3 id="printed" className="font-display text-2xl text-strong print:hidden">
          As it is printed
        </h3>
        <PrintSize paper={planPaper(things)} />
        <PlanDrawing ref={drawing} title={state.title} word={state.word} things={things} />
        <DrawingFoot
          drawing={drawing}
          paper={planPaper(things)}
          name="seat-plan"
          tool={tool}
          caution="The room is in the link, behind its #, and kept in this browser. It is sent to nobody, us included."
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button disabled={!hasSeats || doubles.length > 0} onClick={saveSheet}>
              Save the sheet for Carrel
            </Button>
            <p className="max-w-[30rem] text-sm text-muted">
              A CSV file with each {state.word}, its zone and its place. The office adds them from it.
            </p>
          </div>
        </DrawingFoot>
      </section>
    </div>
  );
}
