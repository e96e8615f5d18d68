/**
 * The colon between a term and its value, with the spaces of the language: French puts one that does
 * not break before it.
 */
export const colon = (language: string): string => (language === 'fr' ? '\u00a0: ' : ': ');
