/** A part of a text; with an address where it is one. */
export interface Piece {
  readonly text: string;
  /** The whole address, as the browser opens it; null for plain text. */
  readonly href: string | null;
}

const address = /https?:\/\/[^\s<>"'`{}|\\^[\]]+/gi;
/** What ends a sentence, not an address. */
const after = /[.,;:!?)»”’]+$/;

/** Where an address leads; null for one that is none, or that hides its host behind a name. */
function hrefOf(said: string): string | null {
  try {
    const { hostname, href, password, protocol, username } = new URL(said);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    return isWeb && hostname.includes('.') && !username && !password ? href : null;
  } catch {
    return null;
  }
}

/**
 * Divides a text into plain parts and addresses of the web. An address is shown as the browser opens
 * it: letters that only look like others are seen.
 */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { 0: said, index } of text.matchAll(address)) {
    const own = said.replace(after, '');
    const href = hrefOf(own);
    if (href === null) continue;
    if (index > from) found.push({ text: text.slice(from, index), href: null });
    found.push({ text: own, href });
    from = index + own.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), href: null });
  return found;
}
