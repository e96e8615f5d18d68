/** A doctor's displayed name; the title is the same in all languages. */
export function titled(name: string): string {
  return `Dr ${name}`;
}
