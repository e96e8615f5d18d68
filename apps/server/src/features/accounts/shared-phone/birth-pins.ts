/** PINs that people derive from a date of birth. */
export function birthPins(birthdate: string | null): string[] {
  const [year = '', month = '', day = ''] = birthdate?.split('-') ?? [];
  if (!day) return [];
  return [day + month, month + day, day + month + year.slice(2), year.slice(2) + month + day];
}
