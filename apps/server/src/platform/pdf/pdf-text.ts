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

/** Begins a document. What writes it takes 10 MB and is read only by who asks for a document. */
export async function newPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument(options);
}

/** Everything that a document writes until it ends. */
export function pdfBytes(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.on('error', reject);
  });
}
