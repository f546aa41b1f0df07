export { CodeRow, type CodeRowProps } from "./code-row";
