/** What is typed to close an account, by language: nobody presses three keys by chance. */
export const closingWord = { en: 'DELETE', rw: 'GUSIBA', fr: 'SUPPRIMER' } as const;

/** The word of any language is understood. */
export const closingWords = [closingWord.en, closingWord.rw, closingWord.fr] as const;
