import { Checkbox } from "@carrel/ui/checkbox";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { Choice } from "../parts/choice";
import type { PosterFaults } from "./poster-code";
import { LONGEST, type PosterState, SECURITIES } from "./poster-state";

interface WifiFieldsProps {
  state: PosterState;
  faults: PosterFaults;
  set: (part: Partial<PosterState>) => void;
}

/** With what phones join a network. */
export const WifiFields = ({ state, faults, set }: WifiFieldsProps) => (
  <>
    <Field label="Name of the network" error={faults.ssid}>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST.ssid}
        value={state.ssid}
        onChange={(event) => set({ ssid: event.target.value })}
      />
    </Field>
    <Choice label="Security" options={SECURITIES} value={state.security} onChoose={(security) => set({ security })} />
    {state.security !== "nopass" && (
      <Field label="Password" hint="It stands on the poster, too." error={faults.password}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST.password}
          value={state.password}
          onChange={(event) => set({ password: event.target.value })}
        />
      </Field>
    )}
    <Checkbox
      label="The network is hidden"
      checked={state.isHidden}
      onCheckedChange={(isHidden) => set({ isHidden })}
    />
  </>
);
