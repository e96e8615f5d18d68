/** The half hours from one full hour until another, the last not included. */
export function halfHoursBetween(from: number, until: number): string[] {
  return Array.from({ length: (until - from) * 2 }, (_, half) => {
    const hour = String(from + Math.floor(half / 2)).padStart(2, '0');
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
  });
}

/** The half hours of a day, from `00:00` to `23:30`. */
export const halfHours: readonly string[] = halfHoursBetween(0, 24);
