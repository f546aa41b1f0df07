export type { TimeSlot } from "./slot-grid";
export type { SlotRange } from "./slot-range";
export type { RunSlot } from "./slot-run";
export type { SlotWords } from "./slot-words";
export { TimeSlotPicker, type TimeSlotPickerProps } from "./time-slot-picker";
