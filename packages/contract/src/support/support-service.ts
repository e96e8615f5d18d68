/** What support promises, in one place so that all pages agree. Times are Kigali's. */
export const supportService = {
  /** The longest time until a message or an e-mail is answered, in hours of working days. */
  answerHours: 24,
} as const;

/** Opening hours as [opens, closes] in full hours, Kigali time; null means emergencies only. */
export const openingHours = {
  weekdays: [8, 18],
  saturday: [9, 16],
  sunday: null,
  /** When somebody answers the phone, Monday to Friday. */
  phone: [9, 18],
} as const;
