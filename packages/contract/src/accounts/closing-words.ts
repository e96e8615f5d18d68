/**
 * The word to type before an account is closed, by language, so that it cannot happen by accident.
 */
export const closingWord = { en: 'DELETE', rw: 'GUSIBA', fr: 'SUPPRIMER' } as const;

/** The words of all languages are accepted. */
export const closingWords = [closingWord.en, closingWord.rw, closingWord.fr] as const;
