import { Problem } from '@hafi/contract/core/problem';
import type { MessageFileType } from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';

const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = Buffer.from('PK\x03\x04', 'latin1');
/** The end of a zip's list of files, and an entry of it (APPNOTE 4.3.12, 4.3.16). */
const listEnd = Buffer.from('PK\x05\x06', 'latin1');
const listEntry = 0x02014b50;
const endLength = 22;
/** The longest comment behind the end of the list. */
const longestComment = 0xffff;

/** A name of a stream in an OLE file ([MS-CFB] 2.6.1), which is in UTF-16. */
const hasStream = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, 'utf16le'));

/** The names of the files in a zip; empty for what is none. */
function namesInZip(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  const end = bytes.lastIndexOf(listEnd);
  if (end < Math.max(0, bytes.length - endLength - longestComment)) return names;
  if (end < 0 || end + endLength > bytes.length) return names;
  let at = bytes.readUInt32LE(end + 16);
  while (at + 46 <= end && bytes.readUInt32LE(at) === listEntry) {
    const name = at + 46;
    const nameEnd = name + bytes.readUInt16LE(at + 28);
    names.add(bytes.toString('utf8', name, Math.min(nameEnd, end)));
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

/**
 * Whether a file is a Word document, of the old or the new kind; null for anything else, also for
 * sheets, slides and installers, which begin the same.
 * @throws Problem message-file-with-macros
 */
export function wordType(bytes: Buffer): MessageFileType | null {
  const withMacros = () => new Problem(uploadErrors['message-file-with-macros']);
  if (bytes.subarray(0, 8).equals(ole)) {
    if (!hasStream(bytes, 'WordDocument')) return null;
    if (hasStream(bytes, '_VBA_PROJECT')) throw withMacros();
    return 'application/msword';
  }
  if (!bytes.subarray(0, 4).equals(zip)) return null;
  const names = namesInZip(bytes);
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return null;
  if ([...names].some((name) => /vbaProject/i.test(name))) throw withMacros();
  return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
}
