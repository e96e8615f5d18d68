/**
 * Converts what people type (078..., 25078..., +25078..., blanks, dashes) to E.164; undefined when
 * it cannot be a phone number. Accepts foreign numbers, because the provider's test numbers are
 * foreign.
 */
export function toE164(typed: string): string | undefined {
  const compact = typed.replace(/[\s().-]/g, '');
  if (/^0?7\d{8}$/.test(compact)) return `+250${compact.replace(/^0/, '')}`;
  if (/^(\+|00)?[1-9]\d{7,14}$/.test(compact)) return `+${compact.replace(/^(\+|00)/, '')}`;
  return undefined;
}

/** Formats a Rwandan E.164 number for reading, `+250 788 123 456`; others unchanged. */
export function readable(e164: string): string {
  return e164.replace(/^\+250(\d{3})(\d{3})(\d{3})$/, '+250 $1 $2 $3');
}

/** Whether the number is a Rwandan mobile of MTN (078, 079) or Airtel (072, 073). */
export function isRwandanMobile(e164: string): boolean {
  return /^\+2507[2389]\d{7}$/.test(e164);
}
