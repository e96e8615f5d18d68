/** Range of the axis, and its labels from the highest down. */
export interface ChartScale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

const steps = [0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];
const most = 4;

/** Computes a range of round numbers around all values, in two to four steps. */
export function chartScale(values: readonly number[]): ChartScale {
  const least = values.length > 0 ? Math.min(...values) : 0;
  const greatest = values.length > 0 ? Math.max(...values) : 1;
  const fits = (step: number) => {
    const min = Math.floor(least / step) * step;
    const max = Math.max(Math.ceil(greatest / step) * step, min + step * 2);
    return { min, max, count: Math.round((max - min) / step) };
  };
  const step = steps.find((each) => fits(each).count <= most) ?? 1000;
  const { min, max, count } = fits(step);
  return { min, max, ticks: Array.from({ length: count + 1 }, (_, i) => max - i * step) };
}
