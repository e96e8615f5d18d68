/**
 * Formats an international number for reading: `+250788000000` as `+250 788 000 000`; others
 * unchanged. A line may break in the middle, so that in a narrow column no digit stands alone.
 */
export function formatPhone(number: string): string {
  return number.replace(/^(\+250)(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2 $3\u00a0$4');
}
