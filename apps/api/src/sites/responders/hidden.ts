import { notAvailable } from "../../pipeline/no-such-call";
import type { Responder, Visit } from "./responder";

/** No host has what nobody is shown. */
export const hidden: Responder<Visit> = ({ kind }) => {
  if (kind === "hidden") throw notAvailable();
  return null;
};
