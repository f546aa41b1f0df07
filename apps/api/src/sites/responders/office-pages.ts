import type { Ports } from "../../ports";
import { addressesOf } from "../addresses";
import { checkoutSources } from "../checkout-sources";
import { hasSession, leadToSignIn } from "../elsewhere";
import type { SiteFiles } from "../site-files";
import { answerShell } from "./app-shell";
import { notBuilt } from "./not-built";
import type { Responder } from "./responder";

/** All else is the office's: what it doesn't know, it says itself, to whoever is signed in. */
export const officePages = (files: SiteFiles, payments: Ports["payments"]): Responder => {
  const knows = addressesOf(files, "admin");
  const checkout = checkoutSources(payments.name);
  return ({ request, url, found: { site } }) => {
    if (!knows) return notBuilt("admin");
    const isKnown = knows(url.pathname);
    if (!isKnown && !hasSession(request)) return leadToSignIn(url);
    return answerShell(request, files, site, "admin", { status: isKnown ? 200 : 404, checkout });
  };
};
