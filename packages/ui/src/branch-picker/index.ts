export { BranchPicker, type BranchPickerProps, type PickableBranch } from "./branch-picker";
