/** A line of the picture, with the top of its letters. */
export interface PictureLine {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly y: number;
}

/** What the card says, in its order. */
export interface CardFact {
  readonly term: string;
  readonly value: string;
}

/** How wide a text is, in pixels of the picture. */
export type Measure = (text: string, size: number, bold: boolean) => number;

/** The picture of a phone's lock screen, in pixels: 1:2 fits the phones sold here. */
export const picture = { width: 1080, height: 2160, margin: 60, top: 780, bottom: 1980 } as const;

/** The smallest letters that somebody urgently reads at arm's length, in pixels of the picture. */
const smallest = 34;
const largest = 56;
const step = 2;

/** Breaks a text into lines that are no wider than `width`; a longer word is cut into pieces. */
export function wrap(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const add = (word: string) => {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      return;
    }
    if (line) lines.push(line);
    line = '';
    let rest = word;
    while (widthOf(rest) > width) {
      let end = rest.length - 1;
      while (end > 1 && widthOf(rest.slice(0, end)) > width) end -= 1;
      lines.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    line = rest;
  };
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) add(word);
  if (line) lines.push(line);
  return lines;
}

function linesAt(
  facts: readonly CardFact[],
  size: number,
  measure: Measure,
): { lines: readonly PictureLine[]; end: number } {
  const width = picture.width - 2 * picture.margin;
  const lines: PictureLine[] = [];
  let y: number = picture.top;
  const put = (text: string, of: number, bold: boolean) => {
    for (const each of wrap(text, width, (part) => measure(part, of, bold))) {
      lines.push({ text: each, size: of, bold, y });
      y += of * 1.25;
    }
  };
  for (const { term, value } of facts) {
    put(term, size * 0.7, false);
    put(value, size, true);
    y += size * 0.4;
  }
  return { lines, end: y };
}

/**
 * Lays the facts of a medical card out in the largest letters that fit between the clock and the
 * buttons of a lock screen. What does not fit in the smallest is left out, and `isWhole` says so.
 */
export function layOutCard(
  facts: readonly CardFact[],
  measure: Measure,
): { lines: readonly PictureLine[]; isFull: boolean } {
  for (let size = largest; size >= smallest; size -= step) {
    const { end, lines } = linesAt(facts, size, measure);
    if (end <= picture.bottom) return { lines, isFull: true };
  }
  const { lines } = linesAt(facts, smallest, measure);
  return { lines: lines.filter(({ size, y }) => y + size <= picture.bottom), isFull: false };
}
