import { addDays } from '@hafi/base/kigali-time';
import { type VitalKind, type VitalPart, vitalKindNames } from '@hafi/contract/vitals/vital-kinds';
import type { ReportSpan, VitalSeries, VitalsReport } from '@hafi/contract/vitals/vitals.contract';

type Part = VitalSeries['parts'][number];

/** One line of a chart. */
export interface DrawnPart {
  readonly kind: VitalKind;
  readonly part: VitalPart;
  readonly band: Part['band'];
  readonly whole: Part['whole'];
  readonly points: Part['points'];
}

/** A chart of the report, of one vital or of two that are read together. */
export interface ReportChartParts {
  readonly key: string;
  readonly kinds: readonly VitalKind[];
  readonly parts: readonly DrawnPart[];
  /** The number of abnormal readings in the span. */
  readonly abnormal: number;
  /** In which times readings were judged by the elder's own limits. */
  readonly judged: VitalSeries['judged'];
}

const hasPoint = ({ points }: Part) => points.some((point) => point !== null);

function drawn({ kind, parts }: VitalSeries): DrawnPart[] {
  return parts.filter(hasPoint).map((part) => ({ ...part, kind }));
}

/**
 * The charts of a report: for a week, heart rate and systolic pressure together as on SPEC.md's
 * dashboard; every other measured vital separately.
 */
export function chartsOf({ span, series }: VitalsReport): ReportChartParts[] {
  const found = (kind: VitalKind) => series.find((each) => each.kind === kind);
  const single = (kind: VitalKind): ReportChartParts[] => {
    const one = found(kind);
    const parts = one ? drawn(one) : [];
    if (!one || parts.length === 0) return [];
    const { abnormal, judged } = one;
    return [{ key: kind, kinds: [kind], parts, abnormal, judged }];
  };
  if (span !== 'week') return vitalKindNames.flatMap(single);
  const together: VitalKind[] = ['blood-pressure', 'heart-rate'];
  const pair = together.flatMap((kind) => found(kind) ?? []);
  const parts = pair.flatMap(drawn).filter(({ part }) => part !== 'diastolic');
  const abnormal = pair.reduce((sum, each) => sum + each.abnormal, 0);
  const judged = pair.flatMap((each) => each.judged);
  const kinds = together.filter((kind) => parts.some((part) => part.kind === kind));
  const first = parts.length > 0 ? [{ key: 'together', kinds, parts, abnormal, judged }] : [];
  return [...first, ...vitalKindNames.filter((kind) => !together.includes(kind)).flatMap(single)];
}

/**
 * The lowest and the highest reading of each point of a line; null where there is one reading or
 * none. A mean of a crisis and a calm reading says nothing without both.
 */
export const spansOf = ({ points }: Pick<DrawnPart, 'points'>) =>
  points.map((point) =>
    point && point.min !== point.max ? ([point.min, point.max] as const) : null,
  );

/** The day before a span. */
export const dayBefore = (from: string): string => addDays(from, -1);

/** A day in the next span; undefined when this span is the current one. */
export function dayInNextSpan(
  { from, to }: Pick<VitalsReport, 'from' | 'to'>,
  span: ReportSpan,
  today: string,
): string | undefined {
  const days = { week: 7, month: 30, year: 365 }[span];
  const next = span === 'week' ? addDays(from, days) : addDays(to, days);
  const end = span === 'week' ? addDays(to, days) : next;
  return end >= today ? undefined : next;
}
