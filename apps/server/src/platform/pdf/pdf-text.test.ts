import { expect, it } from 'vitest';
import { wordsOfPdf } from '../../test/words-of-pdf.ts';
import { newPdf, type PdfFont, pdfBytes } from './pdf-text.ts';

it.each<PdfFont>(['regular', 'bold'])('the %s font has what people write', async (font) => {
  const written = 'Espérance d’Arc – 5 €: “≥ 140/90”, β2, µg, Āḱış Łukasz ✓';
  const document = await newPdf({ pdfVersion: '1.7' });
  const bytes = pdfBytes(document);
  document.font(font).text(written);
  document.end();
  expect(await wordsOfPdf(await bytes)).toContain(written.normalize('NFKC'));
});
