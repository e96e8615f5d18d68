import { extractText } from 'unpdf';
import { expect } from 'vitest';

/** The text of a PDF as another program reads it, with every space alike (NFKC). */
export async function wordsOfPdf(pdf: Uint8Array): Promise<string> {
  expect(Buffer.from(pdf.subarray(0, 8)).toString('latin1')).toBe('%PDF-1.7');
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.normalize('NFKC');
}
