import { parse } from "hono/utils/cookie";

/** In which the apps keep a session (`StorageKey` of the SDK). A browser leaves it out where another site's link was followed. */
const SESSION_COOKIE = "Bearer";

export const hasSession = (request: Request): boolean =>
  Boolean(parse(request.headers.get("cookie") ?? "", SESSION_COOKIE)[SESSION_COOKIE]);

/** Somewhere else for this time. */
export const leadTo = (location: string) =>
  new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });

/** Any other path of a client's site. What stood behind it was meant for another page. */
export const leadHome = () => leadTo("/");

/** The office itself returns there once somebody has signed in, and says then that there is nothing. */
export const leadToSignIn = ({ pathname, search }: URL) =>
  leadTo(`/auth/login?from=${encodeURIComponent(pathname + search)}`);

/**
 * To the address by which people know the organisation. Not for good (308), which browsers keep for as long as they like: that
 * address may be switched off or replaced, and then whoever was led there before would find nothing any more.
 */
export const leadToKnown = ({ origin }: { origin: string }, { pathname, search }: URL) =>
  leadTo(`${origin}${pathname}${search}`);

/** After a message was taken: a page that is loaded anew sends nothing again. */
export const leadToSent = ({ pathname, searchParams }: URL) => {
  const query = new URLSearchParams(searchParams);
  query.set("sent", "1");
  return new Response(null, {
    status: 303,
    headers: { location: `${pathname}?${query}`, "cache-control": "no-store" },
  });
};
