import { useSession } from "@carrel/hooks";
import { dayRange, localDateOf } from "@carrel/sdk/domain";
import { DatePicker } from "@carrel/ui/date-picker";
import { Field } from "@carrel/ui/field";
import { LOCALE } from "../../app/locale";

interface EndsFieldProps {
  /** The instant after its last day; null: it never ends by itself. */
  value: string | null;
  onValueChange: (expiresAt: string | null) => void;
  error: string | undefined;
}

/** The last day of a secret key. */
export function EndsField({ value, onValueChange, error }: EndsFieldProps) {
  const { timezone } = useSession().loggedOrgDetails;
  const today = localDateOf(new Date(), timezone);
  return (
    <Field label="Last day" optional hint="Without one it lasts until it is revoked." error={error}>
      <DatePicker
        value={value && localDateOf(new Date(Date.parse(value) - 1), timezone)}
        onValueChange={(day) => onValueChange(day && dayRange(day, timezone).endAt.toISOString())}
        min={today}
        today={today}
        locale={LOCALE}
        placeholder="Never"
        clearLabel="Never"
      />
    </Field>
  );
}
