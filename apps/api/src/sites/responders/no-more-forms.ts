import { notAvailable } from "../../pipeline/no-such-call";
import type { Responder } from "./responder";

/** No other page takes anything in. */
export const noMoreForms: Responder = ({ request }) => {
  if (request.method === "POST") throw notAvailable();
  return null;
};
