import { type CardFact, layOutCard, picture } from './card-layout.ts';

const font = (size: number, bold: boolean) =>
  `${bold ? 700 : 400} ${size}px Hyperlegible, system-ui, sans-serif`;

/** A picture to set as a lock screen, and whether the whole card fits on it. */
export interface CardPicture {
  readonly blob: Blob;
  readonly isFull: boolean;
}

/**
 * Draws the medical card black on white, below the place of the phone's clock. Nothing leaves the
 * device.
 * @throws Error when this browser cannot draw
 */
export async function drawCard(
  head: { title: string; name: string; more: string },
  facts: readonly CardFact[],
): Promise<CardPicture> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  await document.fonts.ready;
  context.textBaseline = 'top';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, picture.width, picture.height);
  const measure = (text: string, size: number, bold: boolean) => {
    context.font = font(size, bold);
    return context.measureText(text).width;
  };
  const write = (text: string, y: number, size: number, bold: boolean) => {
    context.font = font(size, bold);
    context.fillText(text, picture.margin, y, picture.width - 2 * picture.margin);
  };
  context.fillStyle = '#a30f16';
  context.fillRect(0, picture.top - 260, picture.width, 200);
  context.fillStyle = '#ffffff';
  write(head.title, picture.top - 240, 44, false);
  write(head.name, picture.top - 180, 72, true);
  context.fillStyle = '#000000';
  const { isFull, lines } = layOutCard(facts, measure);
  for (const { bold, size, text, y } of lines) write(text, y, size, bold);
  if (!isFull) write(head.more, picture.bottom + 20, 40, true);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('this browser draws no pictures');
  return { blob, isFull };
}
