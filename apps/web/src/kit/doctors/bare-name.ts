/** A doctor's name without the title, to take the initials from. */
export const bareName = (name: string): string => name.replace(/^Dr\.? /, '');
