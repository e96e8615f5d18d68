import { messageFileTypes, uploadLimits } from '@hafi/contract/core/uploads';
import { messageLimits } from '@hafi/contract/messages/message-terms';
import { messageSize, redraw } from '../../../kit/shrink-picture.ts';

/** A file that somebody chose, as it is sent. */
export interface Chosen {
  readonly name: string;
  readonly file: Blob;
  readonly isPicture: boolean;
  /** Why it cannot be sent, as far as the browser sees. */
  readonly fault: 'empty' | 'too-large' | null;
}

/** What the chooser of the device offers: photos, films, PDF and Word. */
export const acceptedFiles = `image/*,video/*,.pdf,.doc,.docx,${messageFileTypes.document.join(',')}`;

/** Characters that the server does not take in a name. */
const unfit = /[\p{Cc}\p{Cs}]/gu;

/** A name that the server takes: not longer than it may be, with its ending. */
function nameOf(name: string, ending?: string): string {
  const clean = name.replace(unfit, '');
  const [, stem = clean, own = ''] = /^(.+)(\.[^.]{1,8})$/.exec(clean) ?? [];
  const end = ending ?? own;
  return `${stem.slice(0, messageLimits.fileName - end.length).trim() || 'file'}${end}`;
}

/**
 * What is sent for a chosen file: a photo is drawn smaller, upright and without what the camera wrote
 * into it, above all where it was taken. What moves, and what the browser cannot draw, goes as it is:
 * the server takes the place out of it.
 */
export async function prepareFile(file: File): Promise<Chosen> {
  const isPicture = file.type.startsWith('image/');
  const isStill = isPicture && file.type !== 'image/gif';
  const drawn = isStill && file.size > 0 ? await redraw(file, messageSize) : null;
  const sent = drawn ?? file;
  const fault = sent.size === 0 ? 'empty' : sent.size > uploadLimits.message ? 'too-large' : null;
  return { name: nameOf(file.name, drawn ? '.jpg' : undefined), file: sent, isPicture, fault };
}
