import { drawApart } from '../../../platform/pdf/draw-apart.ts';
import { inks, newTaggedPdf, type TaggedPdf } from '../../../platform/pdf/tagged-pdf.ts';

/** The texts of a receipt, translated; the layout adds none. */
export interface ReceiptWords {
  readonly language: string;
  readonly title: string;
  readonly issuedAt: Date;
  /** The facts at the top: term and value. */
  readonly facts: readonly (readonly [term: string, value: string])[];
  /** The amounts: description and amount. */
  readonly lines: readonly (readonly [what: string, amount: string])[];
  readonly total: readonly [what: string, amount: string];
  readonly after: readonly (readonly [term: string, value: string])[];
  readonly closing: string;
}

const left = 36;
/** In points; A5 is 419.5 wide. */
const width = 347;

/** A heading that stands for its row. The library's types lack `scope`. */
const ofRow: PDFKit.Mixins.StructureElementOptions & { readonly scope: 'Row' } = { scope: 'Row' };

/** Lays a receipt out on one A5 page, tagged for screen readers. */
export const receiptPdf = (words: ReceiptWords): Promise<Uint8Array> =>
  drawApart(import.meta.url, drawReceipt, words);

/** Draws it; on the thread that draws. */
export async function drawReceipt(words: ReceiptWords): Promise<Uint8Array> {
  const pdf = await newTaggedPdf({
    size: 'A5',
    margins: { top: 36, bottom: 24, left, right: left },
    language: words.language,
    title: words.title,
    at: words.issuedAt,
  });
  draw(pdf, words);
  return pdf.end();
}

function draw(pdf: TaggedPdf, words: ReceiptWords): void {
  const { add, document, font } = pdf;
  add('P', () => {
    font('bold', 20).text('Hafi', left);
  });
  add('H1', () => {
    font('regular', 16).text(words.title, left);
  });
  const facts = (pairs: ReceiptWords['facts']) => {
    for (const [term, value] of pairs) {
      document.moveDown(0.6);
      add('P', () => {
        font('regular', 9, inks.quiet).text(term, left, document.y, { width });
        font('regular', 11).text(value, { width });
      });
    }
  };
  const rule = () => {
    document.moveDown(0.7);
    pdf.decorate(() => {
      document
        .moveTo(left, document.y)
        .lineTo(left + width, document.y)
        .lineWidth(0.7)
        .stroke(inks.quiet);
    });
    document.moveDown(0.5);
  };
  facts(words.facts);
  rule();
  const table = document.struct('Table');
  pdf.addStructure(table);
  const sum = ([what, amount]: readonly [string, string], bold: boolean) => {
    const { y } = document;
    const row = document.struct('TR');
    table.add(row);
    row.add(
      document.struct('TH', ofRow, () => {
        font(bold ? 'bold' : 'regular', 12).text(what, left, y, { width: width - 110 });
      }),
    );
    const { y: below } = document;
    row.add(
      document.struct('TD', {}, () => {
        document.text(amount, left, y, { width, align: 'right' });
      }),
    );
    row.end();
    document.y = below;
    document.moveDown(0.35);
  };
  for (const line of words.lines) sum(line, false);
  rule();
  sum(words.total, true);
  table.end();
  facts(words.after);
  document.moveDown(1);
  add('P', () => {
    font('regular', 9, inks.quiet).text(words.closing, left, document.y, { width });
  });
}
