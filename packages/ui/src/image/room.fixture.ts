/** A room in plan as a picture of its own, for stories: nothing is fetched. */
export const room = (desks: number, paper = "#f7f4ee", ink = "#1b2430", width = 480, height = 360): string => {
  const module = (index: number) =>
    `<path d="M${40 + (index % 5) * 84} ${110 + Math.floor(index / 5) * 90}v-44h52v44" />`;
  const plan = Array.from({ length: desks }, (_, index) => module(index)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 480 360"><rect width="480" height="360" fill="${paper}"/><g fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round">${plan}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
