export { type Rows, useVirtualRows } from "./use-virtual-rows";
