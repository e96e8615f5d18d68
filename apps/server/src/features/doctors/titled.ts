/** A doctor's name as it is shown; the title is the same in all three languages. */
export function titled(name: string): string {
  return `Dr ${name}`;
}
