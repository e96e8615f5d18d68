import type { MessageFileType, UploadType } from '@hafi/contract/core/uploads';

type AnyType = UploadType | MessageFileType;

/** How names of each type may end; the first is what we write. */
const endings: Readonly<Record<AnyType, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc', 'dot'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx', 'dotx'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/quicktime': ['mov', 'qt'],
  'video/3gpp': ['3gp', '3gpp', '3g2'],
  'audio/webm': ['webm', 'weba'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/mp4': ['m4a', 'mp4'],
};

/** How the name of a file of this type ends, without the dot. */
export const extensionOf = (mediaType: AnyType): string => endings[mediaType][0];

/** Characters that are not seen, that turn the direction of reading, or that systems forbid. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** Cuts to `max` UTF-16 units, not through a character. */
function cut(text: string, max: number): string {
  let cutText = '';
  for (const sign of text) {
    if (cutText.length + sign.length > max) break;
    cutText += sign;
  }
  return cutText.trim();
}

/**
 * The name of a file as we keep and show it: without folders and without characters that hide
 * something, at most `max` long, and ending as its content demands, so that no program hides behind
 * the name of a photo.
 */
export function cleanFileName(said: string, mediaType: AnyType, max: number): string {
  const last = said.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(unfit, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const [, stem = plain, ending = ''] = /^(.+)\.([^.]{1,8})$/.exec(plain) ?? [];
  const isFit = endings[mediaType].includes(ending.toLowerCase());
  const end = isFit ? ending : extensionOf(mediaType);
  const name = isFit ? stem : plain;
  return `${cut(name, max - end.length - 1) || 'file'}.${end}`;
}
