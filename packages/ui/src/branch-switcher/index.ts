export { BranchSwitcher, type BranchSwitcherProps } from "./branch-switcher";
