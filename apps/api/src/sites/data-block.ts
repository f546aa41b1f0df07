/** Data for a page's scripts. Inside a script element only `<` could end it. */
export const dataBlock = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
