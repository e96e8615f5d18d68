import { dayInKigali } from '@hafi/base/kigali-time';

/** Lines in their order, by Kigali's days. */
export function byDays<L extends { readonly timestamp: string }>(
  lines: readonly L[],
): readonly (readonly [day: string, lines: readonly L[]])[] {
  const days = new Map<string, L[]>();
  for (const line of lines) {
    const day = dayInKigali(new Date(line.timestamp));
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days];
}
