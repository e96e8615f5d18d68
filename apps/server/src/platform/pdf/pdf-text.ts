/** Characters that Helvetica's WinAnsi encoding (PDF 1.7, annex D) has beyond Latin-1. */
const beyondLatin1 = /[\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u20ac\u2013\u2014\u2018\u2019]/u;

/** Replacements of letters that do not decompose into a base letter and a mark. */
const nearest: Record<string, string> = { ı: 'i', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ẞ: 'SS' };

/**
 * Converts a text to the characters that the font has: others lose their diacritics, or become `?`.
 */
export function toWinAnsi(text: string): string {
  return [...text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\u202f', '\u00a0')]
    .map((character) => {
      if (/[\n\u0020-\u007e\u00a0-\u00ff]/u.test(character) || beyondLatin1.test(character)) {
        return character;
      }
      const bare = nearest[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
      return /^[\u0020-\u007e]+$/u.test(bare) ? bare : '?';
    })
    .join('');
}

/**
 * Starts a PDF document. The library takes 10 MB of memory, so it is loaded only when a document is
 * asked for.
 */
export async function newPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument(options);
}

/** Collects everything that a document writes until it ends. */
export function pdfBytes(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.on('error', reject);
  });
}
