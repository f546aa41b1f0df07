import { type ScaleLinear, scaleLinear } from "d3-scale";

export interface ValueScale {
  scale: ScaleLinear<number, number>;
  ticks: number[];
}

/**
 * A scale from zero (or the lowest value below it) to a round number above the highest, and its ticks. Where every
 * value is whole, so are the ticks.
 *
 * @param values those that are drawn
 * @param range px of the lowest and of the highest value
 * @param count ticks to aim for
 */
export const valueScale = (values: readonly number[], range: [number, number], count: number): ValueScale => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const scale = scaleLinear()
    .domain([low, high === low ? low + 1 : high])
    .range(range)
    .nice(count);
  const isWhole = values.every(Number.isInteger);
  return { scale, ticks: scale.ticks(count).filter((tick) => !isWhole || Number.isInteger(tick)) };
};

/** Every how many-th label fits, so that no two touch. */
export const labelStep = (widths: readonly number[], spacing: number, gap: number): number =>
  spacing <= 0 ? 1 : Math.max(1, Math.ceil((Math.max(0, ...widths) + gap) / spacing));
