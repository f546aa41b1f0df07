import { NativeSelect } from "@carrel/ui/native-select";
import { counted } from "../../app/words/span-text";
import { CheckField } from "./check-field";
import { FormField, type SectionProps } from "./use-settings-form";

const HOURS = Array.from({ length: 24 }, (_, before) => before + 1);
const OFF = "";

/** What staff sign in with, and for how long. */
export function SecuritySection({ readOnly }: SectionProps) {
  return (
    <>
      <CheckField
        name="requireSecondFactor"
        label="Ask everybody for a second factor"
        description="A passkey, an authenticator app or a mailed code beside the password. Who has none sets one up before anything else."
        readOnly={readOnly}
      />
      <IdleField readOnly={readOnly} />
    </>
  );
}

function IdleField({ readOnly }: SectionProps) {
  return (
    <FormField
      name="sessionIdleHours"
      label="Sign out who does nothing"
      hint="Whoever does nothing here for so long signs in again, on each device by itself; screens that refresh themselves don't count. It holds at once, for everybody. Off: only after seven days."
    >
      {({ ref, value, onValueChange }, onBlur) => (
        <NativeSelect
          ref={ref}
          value={value ?? OFF}
          disabled={readOnly}
          onChange={({ target }) => onValueChange(target.value === OFF ? null : Number(target.value))}
          onBlur={onBlur}
        >
          <option value={OFF}>Off</option>
          {HOURS.map((hours) => (
            <option key={hours} value={hours}>
              After {counted(hours, "hour")}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
