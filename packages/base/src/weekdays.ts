/** The days of a week: Monday = 1 to Sunday = 7 (ISO 8601). */
export const weekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
