/** A length as minutes and seconds, m:ss. */
export function clockTime(seconds: number): string {
  const integer = Math.max(0, Math.round(seconds));
  return `${Math.floor(integer / 60)}:${String(integer % 60).padStart(2, '0')}`;
}
