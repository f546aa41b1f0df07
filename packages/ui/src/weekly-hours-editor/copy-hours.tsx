"use client";
import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../button";
import { Checkbox } from "../checkbox";
import { IconButton } from "../icon-button";
import { Popover } from "../popover";

interface CopyHoursProps {
  /** Of the button, and of what it opens. */
  label: string;
  /** The other days, in the order of the week. */
  days: readonly { day: number; name: string }[];
  allLabel: string;
  confirmLabel: string;
  disabled: boolean;
  onCopy: (days: number[]) => void;
}

/** One day's hours for others: which ones is chosen first. */
export const CopyHours = ({ label, days, allLabel, confirmLabel, disabled, onCopy }: CopyHoursProps) => {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number[]>([]);
  const all = days.map(({ day }) => day);
  const open = (next: boolean) => {
    setChosen([]);
    setOpen(next);
  };
  return (
    <Popover
      label={label}
      title={label}
      align="end"
      open={isOpen}
      onOpenChange={open}
      className="ui-hours__copy-to"
      trigger={
        <IconButton label={label} disabled={disabled} className="ui-hours__copy">
          <Copy strokeWidth={1.5} />
        </IconButton>
      }
    >
      <Checkbox
        label={allLabel}
        checked={chosen.length === all.length || (chosen.length > 0 && "indeterminate")}
        onCheckedChange={(isOn) => setChosen(isOn ? all : [])}
      />
      <div className="ui-hours__copy-days">
        {days.map(({ day, name }) => (
          <Checkbox
            key={day}
            label={name}
            checked={chosen.includes(day)}
            onCheckedChange={(isOn) => setChosen(isOn ? [...chosen, day] : chosen.filter((each) => each !== day))}
          />
        ))}
      </div>
      <Button
        variant="primary"
        size="sm"
        block
        disabled={chosen.length === 0}
        onClick={() => {
          onCopy(all.filter((day) => chosen.includes(day)));
          setOpen(false);
        }}
      >
        {confirmLabel}
      </Button>
    </Popover>
  );
};
