export { type CarryHandlers, carryByPointer } from "./carry-by-pointer";
