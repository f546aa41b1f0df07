/** No address of its own has this origin. */
const HERE = "https://here.invalid";

/** Where a checkout is to lead back to: an address of this server alone, since anybody may write a link to a checkout. */
export const wayBack = (asked: string | undefined): URL | null => {
  if (!asked?.startsWith("/") || !URL.canParse(asked, HERE)) return null;
  const back = new URL(asked, HERE);
  return back.origin === HERE ? back : null;
};

/** The way back with the checkout's answer in its address. */
export const addressOf = ({ pathname, search }: URL, answer: Record<string, string> = {}) => {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(answer)) query.set(name, value);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};

/** See other: the page that is led to is asked for, and a reload of it pays nothing again. */
export const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
