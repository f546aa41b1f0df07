/** What is one person's own, the office, and what no person reads; the pages of the office say so themselves too. */
const NOT_FOR_SEARCH = ["/api/", "/auth/", "/booking/", "/dev/", "/due/", "/files/", "/mobile-payment"];

/**
 * Which pages search engines may read, on every host alike. The photos of a place are among them.
 * @param sitemap the address of the host's list of pages; null where it has none
 */
export const answerRobots = (sitemap: string | null) =>
  new Response(
    [
      "User-agent: *",
      ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`),
      ...(sitemap ? [`Sitemap: ${sitemap}`] : []),
      "",
    ].join("\n"),
    { headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" } },
  );
