import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { Textarea } from "@carrel/ui/textarea";
import { lazy, Suspense, useRef } from "react";
import { Choice } from "../parts/choice";
import { COLOUR_NAMES } from "../parts/colours";
import { DrawingFoot } from "../parts/drawing-foot";
import { PAPERS, paperOptions } from "../parts/paper";
import { PrintSize } from "../parts/print-size";
import { useAddress } from "../parts/use-address";
import { codeText, posterFaults } from "./poster-code";
import { PosterDrawing } from "./poster-drawing";
import { LONGEST, POSTER_PAPERS, PosterState, START } from "./poster-state";

const PAPER_OPTIONS = paperOptions(POSTER_PAPERS);

/** Most posters have an address. */
const WifiFields = lazy(() => import("./wifi-fields").then((module) => ({ default: module.WifiFields })));

/** What stands on the poster, beside the poster itself. */
export function PosterMaker() {
  const tool = useAddress(PosterState, START);
  const { state, change } = tool;
  const drawing = useRef<SVGSVGElement>(null);
  const faults = posterFaults(state);
  const set = (part: Partial<PosterState>) => change({ ...state, ...part });
  const hasSecret = state.kind === "wifi" && state.password !== "" && state.security !== "nopass";
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:block">
      <form className="flex flex-col gap-5 print:hidden" onSubmit={(event) => event.preventDefault()}>
        <Choice
          label="The code holds"
          options={{ address: "An address", wifi: "A Wi-Fi login" }}
          value={state.kind}
          onChoose={(kind) => set({ kind })}
        />
        {state.kind === "address" ? (
          <Field label="Address" hint="A page, or mailto: and tel: with what follows." error={faults.url}>
            <TextInput
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={LONGEST.url}
              value={state.url}
              onChange={(event) => set({ url: event.target.value })}
            />
          </Field>
        ) : (
          <Suspense>
            <WifiFields state={state} faults={faults} set={set} />
          </Suspense>
        )}
        <Field label="Headline" optional>
          <TextInput
            maxLength={LONGEST.headline}
            value={state.headline}
            onChange={(event) => set({ headline: event.target.value })}
          />
        </Field>
        <Field label="Lines below it" optional hint="Up to six of them fit.">
          <Textarea
            rows={3}
            maxLength={LONGEST.lines}
            value={state.lines}
            onChange={(event) => set({ lines: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Choice label="Colour" options={COLOUR_NAMES} value={state.colour} onChoose={(colour) => set({ colour })} />
          <Choice label="Paper" options={PAPER_OPTIONS} value={state.paper} onChoose={(paper) => set({ paper })} />
        </div>
      </form>
      <div className="flex flex-col gap-6 lg:sticky lg:top-24 print:static">
        <PrintSize paper={PAPERS[state.paper]} />
        <PosterDrawing ref={drawing} state={state} />
        <DrawingFoot
          drawing={drawing}
          paper={PAPERS[state.paper]}
          name="poster"
          isWhole={codeText(state) !== null}
          tool={tool}
          caution={
            hasSecret ? "The link holds the Wi-Fi password. Give it only to those who may know that." : undefined
          }
        />
      </div>
    </div>
  );
}
