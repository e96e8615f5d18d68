import { colon } from '@hafi/i18n/colon';
import { inks, type TaggedPdf } from '../../../platform/pdf/tagged-pdf.ts';
import type { SummaryPart } from './summary-words.ts';

/** In points; A4 is 595 by 842. */
export const page = { left: 44, width: 507, top: 40, bottom: 800, foot: 816 } as const;

const colours = { earth: '#872817', alarm: '#a30f16', line: '#b9ad9b' } as const;

/** Our mark, an agaseke in a square of 48: lid and bowl. */
const mark = [
  'M24 3.5c1 0 1.9.8 2 1.8.9 6.7 5.6 9.8 9.7 13.2 2.3 1.9 4.1 3.9 4.8 6.3L36.4 29 32.3 24.9 28.1 29 24 24.9 19.9 29 15.7 24.9 11.6 29 7.5 24.8c.7-2.4 2.5-4.4 4.8-6.3C16.4 15.1 21.1 12 22 5.3c.1-1 1-1.8 2-1.8Z',
  'm7 30.7 4.6 4.6 4.1-4.1 4.2 4.1 4.1-4.1 4.1 4.1 4.2-4.1 4.1 4.1 4.6-4.6c.2 5.3-2.6 10.3-6.5 13.3-.5.3-1 .5-1.6.5H15.1c-.6 0-1.1-.2-1.6-.5C9.6 41 6.8 36 7 30.7Z',
];
const markSize = 30;

/** Writes one element of a page. */
export type Pen = (type: 'H1' | 'H2' | 'P', size: number, text: string, how?: PenOptions) => void;
interface PenOptions {
  readonly colour?: string;
  readonly width?: number;
  readonly gap?: number;
  /** From the left edge of the page's text, in points. */
  readonly indent?: number;
}

/** A pen that writes at a font scale. */
export const penOf =
  (pdf: TaggedPdf, scale: number): Pen =>
  (type, size, text, { colour, gap = 0, indent = 0, width = page.width } = {}) => {
    pdf.add(type, () => {
      const { document } = pdf;
      document.y += gap * scale;
      pdf.font(type === 'P' ? 'regular' : 'bold', size * scale, colour);
      document.text(text, page.left + indent, document.y, { width: width - indent, lineGap: 1.5 });
    });
  };

/** The head of a letter: our mark, who writes, and what it is. */
export function drawLetterhead(
  pdf: TaggedPdf,
  pen: Pen,
  head: { readonly title: string; readonly from: readonly string[]; readonly width: number },
): void {
  const { decorate, document } = pdf;
  const top = document.y;
  decorate(() => {
    document
      .save()
      .translate(page.left, top)
      .scale(markSize / 48);
    for (const path of mark) document.path(path).fill(colours.earth);
    document.restore();
  });
  const extra = { indent: markSize + 10, width: head.width };
  pen('P', 12, head.title, extra);
  for (const line of head.from) pen('P', 9, line, { ...extra, colour: inks.quiet });
  document.y = Math.max(document.y, top + markSize) + 6;
  decorate(() => {
    document
      .moveTo(page.left, document.y)
      .lineTo(page.left + head.width, document.y)
      .lineWidth(1)
      .stroke(colours.earth);
  });
  document.y += 6;
}

/** A section; one in a box has what must not be overlooked. */
export function drawPart(pdf: TaggedPdf, pen: Pen, { boxed, heading, lines }: SummaryPart): void {
  const { decorate, document } = pdf;
  const indent = boxed ? 8 : 0;
  document.y += boxed ? 8 : 0;
  const first = document.bufferedPageRange().count;
  const top = document.y;
  const colour = boxed ? { colour: colours.alarm } : {};
  pen('H2', 12, heading, { gap: boxed ? 6 : 10, indent, width: page.width - indent, ...colour });
  for (const line of lines) pen('P', 10, line, { gap: 1, indent, width: page.width - indent });
  // A box that goes over to the next page is drawn as far as it stands there.
  if (!boxed) return;
  document.y += 6;
  const start = document.bufferedPageRange().count === first ? top : page.top;
  decorate(() => {
    document
      .rect(page.left, start, page.width, document.y - start)
      .lineWidth(1.5)
      .stroke(colours.alarm);
  });
}

/** What identifies the patient: the name, then facts in lines. */
export function drawPatient(
  pen: Pen,
  patient: {
    readonly language: string;
    readonly name: string;
    readonly facts: readonly (readonly [term: string, value: string])[];
    readonly width: number;
  },
): void {
  const { facts, language, name, width } = patient;
  pen('H1', 20, name, { width });
  for (const [term, value] of facts) pen('P', 10, `${term}${colon(language)}${value}`, { width });
}

/** Numbers the pages of a finished document (`pageOf` has `{page}` and `{of}`), so that a clinic sees when one is missing. */
export function numberPages({ decorate, document, font }: TaggedPdf, pageOf: string): void {
  const { count, start } = document.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(start + at);
    // The foot is below the margin, where text would begin another page.
    document.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    const numbered = pageOf.replace('{page}', `${at + 1}`).replace('{of}', `${count}`);
    decorate(() => {
      font('regular', 8.5, inks.quiet);
      document.text(numbered, page.left, page.foot, {
        width: page.width,
        align: 'right',
        lineBreak: false,
      });
    });
  }
}
