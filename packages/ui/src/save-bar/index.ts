export { SaveBar, type SaveBarProps } from "./save-bar";
