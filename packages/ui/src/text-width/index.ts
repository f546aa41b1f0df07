export { emsOf } from "./text-width";
