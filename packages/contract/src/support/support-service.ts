/** What support promises: one home, so that no page says it differently. Times are Kigali's. */
export const supportService = {
  /** The usual wait for an answer to a message, in hours. */
  answerHours: 2,
  /** The longest wait for an answer by e-mail, in hours. */
  mailAnswerHours: 24,
} as const;

/** Opening hours as [opens, closes] in full hours of Kigali; null is emergency only. */
export const openingHours = {
  weekdays: [8, 18],
  saturday: [9, 16],
  sunday: null,
  /** Who picks up the phone, Monday to Friday. */
  phone: [9, 18],
} as const;
