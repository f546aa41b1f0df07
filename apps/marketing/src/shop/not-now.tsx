/** What stands in place of plans and prices while the server can't get at them. */
export const NotNow = () => (
  <p className="max-w-[36rem] text-lg">
    Our plans can't be shown just now. Load this page again in a minute, or <a href="/auth/register">open your place</a>{" "}
    and choose a plan later: the first 14 days are free.
  </p>
);
