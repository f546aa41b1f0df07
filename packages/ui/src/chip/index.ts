export { ChipList, type ChipListProps, type ChipOption, focusLastChip } from "./chip-list";
