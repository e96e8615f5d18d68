import { fileURLToPath } from 'node:url';

/** The fonts of our documents, by the name for `document.font`. */
export type PdfFont = 'regular' | 'bold';

/**
 * As narrow as Helvetica, which every reader of PDF has, but not its Greek letters and signs of
 * mathematics: a limit such as "≥ 140" must not lose its sign.
 */
const files: Record<PdfFont, string> = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
};

const pathOf = (font: PdfFont) => fileURLToPath(import.meta.resolve(files[font]));

/**
 * Starts a PDF document with our fonts. The library takes 10 MB of memory, so it is loaded only when
 * a document is asked for. A character that the fonts lack is drawn as an empty box.
 */
export async function newPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ ...options, font: pathOf('regular') });
  for (const font of ['regular', 'bold'] as const) document.registerFont(font, pathOf(font));
  return document;
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
