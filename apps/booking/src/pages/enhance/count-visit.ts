import { isTracked } from "@carrel/sdk";
import { readSite } from "./site";

/** Tells the organisation which page is seen. What sends it comes along behind the page; nobody waits for it. */
export function countVisit(): void {
  if (!isTracked()) return;
  const { apiKey, organisation } = readSite();
  const page = document.querySelector<HTMLElement>("[data-page]")?.dataset.page;
  const path = page === undefined || page === "home" ? "/" : `/${page}`;
  void import("../../visit/visit-trackers")
    .then(async ({ createVisits }) => {
      const { memoryStorage } = await import("@carrel/sdk");
      const options = { baseUrl: `${location.origin}/api`, apiKey, storage: memoryStorage() };
      createVisits(options)(organisation._id, [{ event: "page_view", path }]);
    })
    .catch(() => undefined);
}
