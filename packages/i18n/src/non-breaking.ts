/** Forbids a line to end where it stands (WORD JOINER); every font draws nothing for it. */
const joiner = '\u2060';

/** The longest word that never breaks at its hyphens: one of more letters may not fit into a line. */
const longest = 12;

/**
 * Keeps the short words of a French text whole, which a line may end in the middle of: `rendez-vous`,
 * `est-elle`. Browsers break at every hyphen. For texts on screens: an SMS would cost twice.
 */
export const nonBreaking = (text: string): string =>
  text.replace(/\p{L}+(?:-\p{L}+)+/gu, (word) =>
    word.length > longest ? word : word.replaceAll('-', `-${joiner}`),
  );
