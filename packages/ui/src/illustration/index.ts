export { Illustration, type IllustrationProps } from "./illustration";
export type { IllustrationName } from "./scenes";
