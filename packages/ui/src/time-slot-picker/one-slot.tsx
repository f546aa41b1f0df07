"use client";
import type { FieldControl } from "../field";
import { SlotGrid, type TimeSlot } from "./slot-grid";
import type { SlotWords } from "./slot-words";

export interface OneSlotProps {
  mode?: "single";
  slots: readonly TimeSlot[];
  /** `startAt` of the chosen slot. */
  value: string | null;
  onValueChange: (startAt: string) => void;
}

/** The slots as a radio group: the one that the focus moves to is chosen. */
export const OneSlot = ({
  slots,
  value,
  onValueChange,
  disabled,
  group,
  words,
}: OneSlotProps & { disabled: boolean; group: FieldControl; words: SlotWords }) => {
  const choose = (index: number) => {
    const slot = slots[index];
    if (slot && slot.startAt !== value) onValueChange(slot.startAt);
  };
  return (
    <SlotGrid
      role="radiogroup"
      group={group}
      slots={slots}
      disabled={disabled}
      lookOf={(index) => ({ isSelected: slots[index]?.startAt === value })}
      unavailableLabel={words.unavailable}
      onPress={choose}
      onMove={choose}
    />
  );
};
