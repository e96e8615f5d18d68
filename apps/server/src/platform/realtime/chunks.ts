/** The longest text that PostgreSQL tells at once, in bytes, less what stands before a piece. */
const longestPiece = 7900;

/** Escapes what is longer than a byte, so that a text may be cut anywhere. */
const inAscii = (json: string): string =>
  json.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Cuts a JSON text into pieces that PostgreSQL can tell. Before each stand its process; its number,
 * without which PostgreSQL would tell two that are alike only once; and whether more follow.
 */
export function inChunks(processId: string, json: string): string[] {
  const text = inAscii(json);
  const count = Math.ceil(text.length / longestPiece);
  return Array.from({ length: count }, (_, nth) => {
    const more = nth + 1 < count ? '+' : '.';
    return `${processId}:${nth}${more}${text.slice(nth * longestPiece, (nth + 1) * longestPiece)}`;
  });
}

/**
 * Puts together what other processes have told in pieces, which arrive in order and with nothing
 * between. The result takes each piece and returns the whole text with the last; null before, and
 * for what this process has told itself. What is no piece, and a piece whose beginning was not heard,
 * gives a text that is no JSON.
 */
export function createChunkReader(processId: string): (piece: string) => string | null {
  const own = `${processId}:`;
  let begun = '';
  return (piece) => {
    if (piece.startsWith(own)) return null;
    const [head = '', nth, more] = /^[^:]*:(\d+)([+.])/.exec(piece) ?? [];
    if (nth === undefined) return '';
    begun = (nth === '0' ? '' : begun) + piece.slice(head.length);
    return more === '.' ? begun : null;
  };
}
