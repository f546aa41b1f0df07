export interface Sizes {
  /** Without React and Radix. */
  js: number;
  /** What Radix adds. */
  radix: number;
  /** What comes on demand. */
  lazy: number;
  css: number;
}
export const budgetsFile: string;
export const components: string[];
export function measure(code: string): Promise<Sizes>;
export function measureComponent(name: string): Promise<Sizes>;
