/** A doctor's name without the title, from which the initials are drawn. */
export const bareName = (name: string): string => name.replace(/^Dr\.? /, '');
