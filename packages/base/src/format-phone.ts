/**
 * Formats an international number for reading: `+250788000000` as `+250 788 000 000`; others
 * unchanged.
 */
export function formatPhone(number: string): string {
  return number.replace(/^(\+250)(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}
