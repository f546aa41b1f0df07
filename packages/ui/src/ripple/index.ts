export { startRipple } from "./ripple";
