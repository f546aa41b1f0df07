/* What is said of a part that could not be loaded, and how, where not even the kit's parts are there. */

export const MISSING = "This part could not be loaded";

export const missingBecause = (isOnline: boolean): string =>
  isOnline
    ? "The connection failed, or there is a new version. What you picked is kept."
    : "You are offline. It goes on by itself once you are connected; what you picked is kept.";

export const TRY_AGAIN = "Try again";

export const PLAIN = {
  page: "grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center",
  title: "text-xl",
  description: "text-muted",
  button:
    "mt-3 min-h-11 cursor-pointer rounded-lg border border-solid border-control-border bg-surface px-5 font-semibold text-strong disabled:cursor-not-allowed disabled:text-muted",
};
