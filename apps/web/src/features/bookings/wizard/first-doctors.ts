/** What the first step asks for before anybody has chosen anything. */
export const firstDoctors = { limit: 10 };
