/** The query of the first step before anything is chosen. */
export const firstDoctors = { limit: 10 };
