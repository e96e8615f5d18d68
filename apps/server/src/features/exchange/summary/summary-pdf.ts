import { encode } from 'uqr';
import { drawApart } from '../../../platform/pdf/draw-apart.ts';
import { inks, newTaggedPdf, type TaggedPdf } from '../../../platform/pdf/tagged-pdf.ts';
import { drawLetterhead, drawPart, drawPatient, numberPages, page, penOf } from './clinic-page.ts';
import type { SummaryWords } from './summary-words.ts';

/** 32 mm: a phone reads it from a hand's breadth away. */
const codeSize = 91;

/** Draws the document at a font scale. */
function draw(pdf: TaggedPdf, words: SummaryWords, scale: number): void {
  const { document } = pdf;
  const pen = penOf(pdf, scale);
  const { shared } = words;
  const width = shared ? page.width - codeSize - 20 : page.width;
  const top = document.y;
  drawLetterhead(pdf, pen, { title: words.title, from: words.from, width });
  drawPatient(pen, { ...words, width });
  if (shared) {
    drawCode(pdf, shared.link, page.left + page.width - codeSize, top);
    document.y = Math.max(document.y, top + codeSize);
  }
  for (const part of words.parts) drawPart(pdf, pen, part);
  for (const [index, line] of words.signed.entries()) {
    pen('P', index === 0 ? 11 : 10, line, { gap: index === 0 ? 18 : 1 });
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
    margins: { top: page.top, bottom: 842 - page.bottom, left: page.left, right: page.left },
    bufferPages: true,
    language: words.language,
    title: `${words.title}: ${words.name}`,
    at: words.at,
  });
  const { document } = pdf;
  draw(pdf, words, scale);
  const fits = document.bufferedPageRange().count === 1;
  // With the name: a page that lies alone must say whose it is.
  numberPages(pdf, `${words.name} · ${words.pageOf}`);
  return { bytes: await pdf.end(), fits };
}

/**
 * Lays the document out on A4, tagged for screen readers. The font of a summary shrinks until it is one
 * page, where that can still be read; what does not fit then, and a letter, goes on over further pages.
 */
export const summaryPdf = (words: SummaryWords): Promise<Uint8Array> =>
  drawApart(import.meta.url, drawSummary, words);

/** Draws it; on the thread that draws. */
export async function drawSummary(words: SummaryWords): Promise<Uint8Array> {
  for (const scale of words.onePage ? [1, 0.92, 0.85, 0.78] : []) {
    const { bytes, fits } = await layOut(words, scale);
    if (fits) return bytes;
  }
  return (await layOut(words, 1)).bytes;
}
