/** The half hours (`HH:MM`) from one full hour up to, but not including, another. */
export function halfHoursBetween(from: number, until: number): string[] {
  return Array.from({ length: (until - from) * 2 }, (_, half) => {
    const hour = String(from + Math.floor(half / 2)).padStart(2, '0');
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
  });
}

/** The half hours of a day, from `00:00` to `23:30`. */
export const halfHours: readonly string[] = halfHoursBetween(0, 24);
