import type { Part } from "../../../scripts/testing/byte-budget.ts";

export interface Sizes {
  /** Without React and Radix. */
  js: number;
  /** What Radix adds. */
  radix: number;
  /** What comes on demand. */
  lazy: number;
  css: number;
}
export interface Scales {
  /** A component with everything that its entry exports: gzipped, and its modules as they are before that. */
  weigh(name: string): Promise<{ sizes: Sizes; modules: Part[] }>;
  close(): Promise<unknown>;
}
export const budgetsFile: string;
export const components: string[];
export function openScales(): Promise<Scales>;
