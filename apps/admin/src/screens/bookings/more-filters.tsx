import { usePermission, useTerminology } from "@carrel/hooks";
import { Badge } from "@carrel/ui/badge";
import { Button } from "@carrel/ui/button";
import { Combobox } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import { Popover } from "@carrel/ui/popover";
import { Select } from "@carrel/ui/select";
import { useQuery } from "@tanstack/react-query";
import { ListFilter, X } from "lucide-react";
import { q } from "../../app/carrel";
import { TYPE_LABELS } from "../../app/words/booking-types";
import type { BookingsSearch } from "./booking-search";

const ALL = "ALL";
/** As many desks as a list answers at once. */
const DESKS = 2000;

const KINDS = [
  { value: ALL, label: "Every kind" },
  { value: "HOURLY", label: TYPE_LABELS.HOURLY },
  { value: "DAILY", label: TYPE_LABELS.DAILY },
] as const;

const PAYMENTS = [
  { value: ALL, label: "Paid or not" },
  { value: "due", label: "Not paid yet" },
  { value: "refundable", label: "To be given back" },
] as const;

interface MoreFiltersProps {
  search: BookingsSearch;
  onChange: (changed: BookingsSearch) => void;
}

/** The rarer ones; the button says how many are set. */
export function MoreFilters({ search: { status, type, desk, payment }, onChange }: MoreFiltersProps) {
  const words = useTerminology();
  const mayReadDesks = usePermission("desks.read");
  const desks = useQuery({ ...q.desks.list({ limit: DESKS, page: 1 }), enabled: mayReadDesks });
  const every = { value: ALL, label: `Every ${words.desk.toLowerCase()}` };
  const count = [type, desk, payment].filter((set) => set !== undefined).length;
  return (
    <Popover
      label="Filters"
      className="w-80"
      trigger={
        <Button className="w-full sm:w-auto" icon={<ListFilter />}>
          <span className="inline-flex items-center gap-2">
            Filters
            {count > 0 && (
              <Badge tone="primary">
                {count}
                <span className="sr-only"> set</span>
              </Badge>
            )}
          </span>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Kind">
          <Select
            options={KINDS}
            value={type ?? ALL}
            onValueChange={(kind) => onChange({ type: kind === ALL ? undefined : kind })}
          />
        </Field>
        {status !== "CLAIMED" && (
          <Field label="Payment">
            <Select
              options={PAYMENTS}
              value={payment ?? ALL}
              onValueChange={(next) => onChange({ payment: next === ALL ? undefined : next })}
            />
          </Field>
        )}
        {mayReadDesks && (
          <Field label={words.desk}>
            <Combobox
              placeholder={every.label}
              loading={desks.isPending}
              options={[
                every,
                ...(desks.data?.data ?? []).map(({ _id, name, zone }) => ({ value: _id, label: name, hint: zone })),
              ]}
              value={desk ?? ALL}
              onValueChange={(picked) => onChange({ desk: picked === ALL ? undefined : picked })}
            />
          </Field>
        )}
        <Button
          variant="ghost"
          className="self-start"
          icon={<X />}
          disabled={count === 0}
          onClick={() => onChange({ type: undefined, desk: undefined, payment: undefined })}
        >
          Clear filters
        </Button>
      </div>
    </Popover>
  );
}
