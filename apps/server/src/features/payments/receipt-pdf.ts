import PDFDocument from 'pdfkit';

/** A receipt in words, written already; the layout adds none of its own. */
export interface ReceiptWords {
  readonly language: string;
  readonly title: string;
  readonly issuedAt: Date;
  /** What stands at the top: term and value. */
  readonly facts: readonly (readonly [term: string, value: string])[];
  /** The sums: what for, and how much. */
  readonly lines: readonly (readonly [what: string, amount: string])[];
  readonly total: readonly [what: string, amount: string];
  readonly after: readonly (readonly [term: string, value: string])[];
  readonly closing: string;
}

const ink = '#1c1b1a';
const quiet = '#5b5650';
const left = 36;
/** A5 is 419.5 points wide. */
const width = 347;

/** What Helvetica's WinAnsi encoding (PDF 1.7, annex D) has beyond Latin-1. */
const beyondLatin1 = /[\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u20ac\u2013\u2014\u2018\u2019]/u;

/** Letters that have no mark to lose. */
const nearest: Record<string, string> = { ı: 'i', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ẞ: 'SS' };

/** Brings a text into the characters that the font has: others lose their marks, or become `?`. */
export function toWinAnsi(text: string): string {
  return [...text.normalize('NFC').replaceAll('\u202f', '\u00a0')]
    .map((character) => {
      if (/[\n\u0020-\u007e\u00a0-\u00ff]/u.test(character) || beyondLatin1.test(character)) {
        return character;
      }
      const bare = nearest[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
      return /^[\u0020-\u007e]+$/u.test(bare) ? bare : '?';
    })
    .join('');
}

/** Lays a receipt out on one A5 page, tagged for screen readers. */
export async function receiptPdf(words: ReceiptWords): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A5',
    margins: { top: 36, bottom: 24, left, right: left },
    lang: words.language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: toWinAnsi(words.title),
      Author: 'Hafi',
      Producer: 'Hafi',
      Creator: 'Hafi',
      CreationDate: words.issuedAt,
    },
  });
  const bytes = collect(document);
  draw(document, words);
  document.end();
  return bytes;
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.on('error', reject);
  });
}

function draw(document: PDFKit.PDFDocument, words: ReceiptWords): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const add = (type: 'H1' | 'P', write: () => void) => root.add(document.struct(type, {}, write));
  const font = (name: 'Helvetica' | 'Helvetica-Bold', size: number, colour = ink) =>
    document.font(name).fontSize(size).fillColor(colour);

  add('P', () => {
    font('Helvetica-Bold', 20).text('Hafi', left);
  });
  add('H1', () => {
    font('Helvetica', 16).text(toWinAnsi(words.title), left);
  });
  const facts = (pairs: ReceiptWords['facts']) => {
    for (const [term, value] of pairs) {
      document.moveDown(0.6);
      add('P', () => {
        font('Helvetica', 9, quiet).text(toWinAnsi(term), left, document.y, { width });
        font('Helvetica', 11).text(toWinAnsi(value), { width });
      });
    }
  };
  const rule = () => {
    document.moveDown(0.7);
    document.markContent('Artifact', { type: 'Layout' });
    document
      .moveTo(left, document.y)
      .lineTo(left + width, document.y)
      .lineWidth(0.7)
      .stroke(quiet);
    document.endMarkedContent();
    document.moveDown(0.5);
  };
  const sum = ([what, amount]: readonly [string, string], bold: boolean) => {
    add('P', () => {
      const { y } = document;
      font(bold ? 'Helvetica-Bold' : 'Helvetica', 12);
      document.text(toWinAnsi(amount), left, y, { width, align: 'right' });
      document.text(toWinAnsi(what), left, y, { width: width - 110 });
    });
    document.moveDown(0.35);
  };
  facts(words.facts);
  rule();
  for (const line of words.lines) sum(line, false);
  rule();
  sum(words.total, true);
  facts(words.after);
  document.moveDown(1);
  add('P', () => {
    font('Helvetica', 9, quiet).text(toWinAnsi(words.closing), left, document.y, { width });
  });
  root.end();
}
