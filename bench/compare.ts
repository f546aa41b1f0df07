import type { Place, Places } from "./years";

/** Calls of each question; the places take turns, so that what slows the machine slows both. */
const ROUNDS = 40;

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0;
/** What 19 of 20 calls stay below. */
const p95 = (values: readonly number[]) => sorted(values)[Math.ceil(values.length * 0.95) - 1] ?? 0;

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const cells = (small: number, large: number) =>
  `${small.toFixed(1).padStart(8)} ${large.toFixed(1).padStart(8)}  × ${(large / small).toFixed(2)}`;

/**
 * Asks both places each question, as a client does, and tells what 95 of 100 calls stay below, and the median.
 * @param questions by name; one gets a number of its own each time
 * @param rounds calls of each question
 */
export async function compare(
  places: Places,
  questions: Readonly<Record<string, (place: Place, round: number) => Promise<unknown>>>,
  rounds = ROUNDS,
): Promise<string[]> {
  const head = places.map(({ organisations, bookings }) => String(organisations * bookings).padStart(8)).join(" ");
  const lines = [`${"ms".padEnd(44)}p95${head}          median${head}`];
  for (const [name, ask] of Object.entries(questions)) {
    const times = places.map(() => [] as number[]);
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, place] of places.entries()) {
        const time = await timed(() => ask(place, round));
        // The first round warms up.
        if (round > 0) times[index]?.push(time);
      }
    }
    const [small = [], large = []] = times;
    lines.push(`${name.padEnd(44)}   ${cells(p95(small), p95(large))}          ${cells(median(small), median(large))}`);
  }
  return lines;
}
