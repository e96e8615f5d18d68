/** Example of a phone number, the placeholder of empty fields. */
export const phonePlaceholder = '+250 78X XXX XXX';

/** Patterns of a Rwandan mobile number, and of a number of any other country, in E.164. */
export const rwandanMobile = /^\+2507[2389]\d{7}$/;
export const international = /^\+(?!250)[1-9]\d{7,14}$/;

/**
 * Converts 078…, 25078…, 0025078… and +25078… to E.164. Rwandan mobile numbers begin with 072, 073,
 * 078 or 079 (libphonenumber metadata: `7[237-9]\d{7}`; 077 has no known operator). Returns the
 * text unchanged when it is no such number.
 */
export function toE164(typed: string): string {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (/^07\d{8}$/.test(digits)) return `+250${digits.slice(1)}`;
  if (/^2507\d{8}$/.test(digits)) return `+${digits}`;
  return digits;
}
