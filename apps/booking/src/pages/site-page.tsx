import type { PageInput } from "./page-input";

export const SitePage = ({ page, place }: PageInput) => (
  <main data-page={page}>
    <h1>{place.orgName}</h1>
  </main>
);
