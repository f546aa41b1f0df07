import type { Log } from "../ports";

/** What proxies add to a request, and browsers never send. */
const FORWARDING = ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "via"];

/** The header that says that a proxy passed a request on; undefined where none is there. */
export const forwardingHeader = (headers: Headers) => FORWARDING.find((name) => headers.has(name));

/** Notices a proxy that nobody has told the server of. */
export interface ProxyWarning {
  /** Looks at one request's headers; logs a warning at the first that were forwarded. */
  note(headers: Headers): void;
  /** Whether a request was forwarded while no proxy is trusted: then all who come by it count as one address. */
  isSuspected(): boolean;
  /** What that means, for operators. */
  warning: string;
}

const WARNING =
  "a request was forwarded and TRUSTED_PROXIES is not set: if a proxy stands in front of this server, everybody behind it counts as one address in limits and in the audit log";

/**
 * Whoever connects himself can send these headers too, so they are a suspicion and no more.
 * @param hasProxies whether `TRUSTED_PROXIES` names any
 */
export const createProxyWarning = (log: Log, hasProxies: boolean): ProxyWarning => {
  let isSuspected = false;
  return {
    note(headers) {
      if (hasProxies || isSuspected) return;
      const header = forwardingHeader(headers);
      if (header === undefined) return;
      isSuspected = true;
      log.warn({ header }, WARNING);
    },
    isSuspected: () => isSuspected,
    warning: WARNING,
  };
};
