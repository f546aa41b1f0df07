export { Logo, type LogoProps } from "./logo";
export { Mark, type MarkProps } from "./mark";
