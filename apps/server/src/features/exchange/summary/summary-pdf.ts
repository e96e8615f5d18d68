import { colon } from '@hafi/i18n/colon';
import { encode } from 'uqr';
import { inks, newTaggedPdf, type TaggedPdf } from '../../../platform/pdf/tagged-pdf.ts';
import type { SummaryWords } from './summary-words.ts';

/** In points; A4 is 595 by 842. */
const page = { left: 44, width: 507, bottom: 806 };
/** 32 mm: a phone reads it from a hand's breadth away. */
const codeSize = 91;

type Pen = (type: 'H1' | 'H2' | 'P', size: number, text: string, options?: PenOptions) => void;
interface PenOptions {
  readonly colour?: string;
  readonly width?: number;
  readonly gap?: number;
}

/** Draws the page at a font scale; returns where it ended. */
function draw(pdf: TaggedPdf, words: SummaryWords, scale: number): void {
  const { document } = pdf;
  const pen: Pen = (type, size, text, { colour, gap = 0, width = page.width } = {}) =>
    pdf.add(type, () => {
      document.y += gap * scale;
      pdf.font(type === 'P' ? 'regular' : 'bold', size * scale, colour);
      document.text(text, page.left, document.y, { width, lineGap: 1.5 });
    });
  const { shared } = words;
  const beside = shared ? page.width - codeSize - 20 : page.width;
  const top = document.y;
  pen('P', 10, words.title, { colour: inks.quiet, width: beside });
  pen('H1', 20, words.name, { width: beside });
  for (const [term, value] of words.facts)
    pen('P', 10, `${term}${colon(words.language)}${value}`, { width: beside });
  if (shared) {
    drawCode(pdf, shared.link, page.left + page.width - codeSize, top);
    document.y = Math.max(document.y, top + codeSize);
  }
  for (const { heading, lines } of words.parts) {
    pen('H2', 12, heading, { gap: 10 });
    for (const line of lines) pen('P', 10, line, { gap: 1 });
  }
  const foot = [...(shared ? [`${shared.words} ${shared.link}`] : []), ...words.foot];
  for (const [index, line] of foot.entries()) {
    pen('P', 8.5, line, { colour: inks.quiet, gap: index === 0 ? 12 : 2 });
  }
}

/** Draws a QR code (ISO/IEC 18004) as squares; the address is also printed below. */
function drawCode({ decorate, document }: TaggedPdf, link: string, x: number, y: number): void {
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const dot = codeSize / size;
  decorate(() => {
    for (const [row, dots] of data.entries()) {
      for (const [column, dark] of dots.entries()) {
        if (dark) document.rect(x + column * dot, y + row * dot, dot, dot);
      }
    }
    document.fill('#000000');
  });
}

async function layOut(words: SummaryWords, scale: number) {
  const pdf = await newTaggedPdf({
    size: 'A4',
    margins: { top: 40, bottom: 20, left: page.left, right: page.left },
    language: words.language,
    title: `${words.title}: ${words.name}`,
    at: words.at,
  });
  const { document } = pdf;
  let pages = 1;
  document.on('pageAdded', () => {
    pages += 1;
  });
  draw(pdf, words, scale);
  const fits = pages === 1 && document.y <= page.bottom;
  return { bytes: await pdf.end(), fits };
}

/**
 * Lays the summary out on one A4 page, tagged for screen readers; reduces the font until it fits.
 */
export async function summaryPdf(words: SummaryWords): Promise<Uint8Array> {
  for (const scale of [1, 0.92, 0.85, 0.78]) {
    const { bytes, fits } = await layOut(words, scale);
    if (fits) return bytes;
  }
  return (await layOut(words, 0.7)).bytes;
}
