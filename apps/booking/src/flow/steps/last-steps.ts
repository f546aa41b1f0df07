/* One follows the other: they are fetched together. */
export { CodeStep } from "./code-step";
export { DoneStep } from "./done-step";
export { YouStep } from "./you-step";
