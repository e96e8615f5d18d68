import { photoLimit } from '@hafi/contract/accounts/photo-rules';

/** Faults that the browser finds before uploading. */
export type PictureFault = 'wrong-kind' | 'too-large' | 'empty';

/** Side of the largest stored square, with room for cropping, in pixels. */
const shortSide = 720;
const longSide = 4096;
/** Longer side of a photo in a message, in pixels. */
const messageSide = 1600;

const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [...'GIF8'].map((c) => c.charCodeAt(0)),
];

/** Whether the file has the magic number of a JPG, PNG or GIF; its name and type prove nothing. */
export async function isPicture(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return beginnings.some((beginning) => beginning.every((byte, at) => start[at] === byte));
}

/** The size of an uploaded picture: small, but never smaller than the stored one. */
export function sentSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(
    1,
    shortSide / Math.min(width, height),
    longSide / Math.max(width, height),
  );
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The size of a photo in a message: its longer side has 1600 pixels at most. */
export function messageSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, messageSide / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** Redraws a picture smaller and upright, without metadata; null where the browser cannot. */
export async function redraw(file: Blob, sizeOf: typeof sentSize): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, sizeOf(picture.width, picture.height));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
  } catch {
    return null;
  }
}

/**
 * What to upload for a chosen file: a smaller picture where the browser can draw one, otherwise the
 * file itself for the server to judge; or why it is not worth uploading.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | PictureFault> {
  if (file.size === 0) return 'empty';
  if (!(await isPicture(file))) return 'wrong-kind';
  const smaller = await redraw(file, sentSize);
  if (smaller) return smaller;
  return file.size > photoLimit ? 'too-large' : file;
}
