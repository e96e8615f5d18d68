import { newPdf, type PdfFont, pdfBytes } from './pdf-text.ts';

/** The colours of our documents. */
export const inks = { ink: '#1c1b1a', quiet: '#5b5650' } as const;

/** What a document says of itself, and its paper. */
interface PdfFacts
  extends Pick<PDFKit.PDFDocumentOptions, 'bufferPages' | 'margin' | 'margins' | 'size'> {
  readonly language: string;
  readonly title: string;
  readonly at: Date;
}

/** A document of ours, whose elements screen readers read in the order in which they are added. */
export interface TaggedPdf {
  readonly document: PDFKit.PDFDocument;
  /** Adds an element; `write` draws what it says. */
  add(type: 'H1' | 'H2' | 'P', write: () => void): void;
  /** Adds a structure that has elements of its own, such as a table. */
  addStructure(structure: PDFKit.PDFStructureElement): void;
  /** Chooses the font (size in points) and the colour of what is written next. */
  font(name: PdfFont, size: number, colour?: string): PDFKit.PDFDocument;
  /** Draws what says nothing to a screen reader: a line, a code whose text is printed too. */
  decorate(draw: () => void): void;
  /** Ends the document; returns the whole file. */
  end(): Promise<Uint8Array>;
}

/** Starts a PDF 1.7 with language, title and a tree of tags. */
export async function newTaggedPdf({
  at,
  language,
  title,
  ...paper
}: PdfFacts): Promise<TaggedPdf> {
  const document = await newPdf({
    ...paper,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: 'Hafi', Producer: 'Hafi', Creator: 'Hafi', CreationDate: at },
  });
  const bytes = pdfBytes(document);
  const root = document.struct('Document');
  document.addStructure(root);
  return {
    document,
    add: (type, write) => void root.add(document.struct(type, {}, write)),
    addStructure: (structure) => void root.add(structure),
    font: (name, size, colour = inks.ink) => document.font(name).fontSize(size).fillColor(colour),
    decorate(draw) {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
    },
    end() {
      root.end();
      document.end();
      return bytes;
    },
  };
}
