/** Inside a script element only `<` could end it. */
const written = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Data for a page's scripts. */
export const dataBlock = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${written(data)}</script>`;

/** What a page says to machines that read it (schema.org). */
export const structuredData = (data: object): string =>
  `<script type="application/ld+json">${written({ "@context": "https://schema.org", ...data })}</script>`;
