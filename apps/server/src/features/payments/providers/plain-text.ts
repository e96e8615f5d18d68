/**
 * A text without accents, at most so many characters long; what `refused` matches becomes a space. For
 * providers that take plain letters only.
 */
export const plainText = (text: string, longest: number, refused: RegExp): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(refused, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest);
