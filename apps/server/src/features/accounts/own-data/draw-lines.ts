import { inks, newTaggedPdf } from '../../../platform/pdf/tagged-pdf.ts';

const margin = 48;

/** A line of a document, or a gap before the next record. */
export type Line =
  | { readonly kind: 'heading' | 'text' | 'quiet'; readonly text: string }
  | { readonly kind: 'gap' };

/** Draws a title and lines on tagged A4; on the thread that draws. */
export async function drawLines({
  lines,
  title,
  ...facts
}: {
  readonly language: string;
  readonly title: string;
  readonly at: Date;
  readonly lines: readonly Line[];
}): Promise<Uint8Array> {
  const pdf = await newTaggedPdf({ size: 'A4', margin, title, ...facts });
  const { document } = pdf;
  const write = (type: 'H1' | 'H2' | 'P', size: number, text: string, colour?: string) =>
    pdf.add(type, () => {
      pdf.font(type === 'P' ? 'regular' : 'bold', size, colour).text(text, margin);
    });
  write('H1', 20, title);
  for (const line of lines) {
    if (line.kind === 'gap') document.moveDown(0.5);
    else if (line.kind === 'heading') {
      document.moveDown(1.2);
      write('H2', 14, line.text);
    } else write('P', 11, line.text, line.kind === 'quiet' ? inks.quiet : undefined);
  }
  return pdf.end();
}
