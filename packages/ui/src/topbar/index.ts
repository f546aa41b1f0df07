export { Topbar, type TopbarProps } from "./topbar";
