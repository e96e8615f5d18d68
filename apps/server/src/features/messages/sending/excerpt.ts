/** How much of a text stands in a list or above an answer, in characters. */
const longest = 140;

/** The beginning of a text, without cutting a character in two. */
export function excerptOf(text: string): string {
  const characters = [...text.replace(/\s+/gu, ' ')];
  return characters.length > longest
    ? `${characters.slice(0, longest - 1).join('')}…`
    : characters.join('');
}

/** A text for searching: without capitals and accents, and each gap one space. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

/** The words to search in of a message with a file: its name, and the words beside it. */
export const foldWith = (
  file: { readonly name: string; readonly seconds: number | null } | undefined,
  content: string,
): string => fold(file && file.seconds === null ? `${file.name} ${content}` : content);
