import type { VoiceNoteType } from '@hafi/contract/checkins/voice-notes';

const at = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The brands of MPEG-4 that recorders write; a photo of a phone has others in the same place. */
const brands = /^ftyp(?:M4A |mp4[12]|iso[m2-9]|dash|qt {2})/;

/**
 * What a recording is by its content: Matroska's EBML header, an Ogg page, the file type of MPEG-4.
 * Null for anything else.
 */
export function audioKind(bytes: Uint8Array): VoiceNoteType | null {
  if (at(bytes, 0, 4) === '\x1a\x45\xdf\xa3') return 'audio/webm';
  if (at(bytes, 0, 4) === 'OggS') return 'audio/ogg';
  return brands.test(at(bytes, 4, 12)) ? 'audio/mp4' : null;
}
