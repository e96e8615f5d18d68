import { type RecordingType, recordingTypes } from '@hafi/contract/core/uploads';
import { MediaBroken } from './media-broken.ts';
import { isMp4, mp4Type } from './mp4-file.ts';
import { isMatroska, webmType } from './webm-file.ts';

/**
 * What film or sound is by its content: WebM, MPEG-4 and QuickTime by their tracks, and sound in an
 * Ogg file. Null for anything else.
 * @throws MediaBroken
 */
export function mediaTypeOf(bytes: Buffer) {
  if (isMatroska(bytes)) return webmType(bytes);
  if (isMp4(bytes)) return mp4Type(bytes);
  return isOgg(bytes) ? 'audio/ogg' : null;
}

/** Whether bytes are an Ogg page (RFC 3533) that begins Opus or Vorbis. */
function isOgg(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 4) !== 'OggS') return false;
  const packet = 27 + (bytes[26] ?? 0);
  const head = bytes.toString('latin1', packet, packet + 8);
  return head === 'OpusHead' || head.startsWith('\x01vorbis');
}

const isRecording = (type: string | null): type is RecordingType =>
  recordingTypes.some((known) => known === type);

/** What a recording of a voice is by its content; null for anything else, also for a film. */
export function recordingType(bytes: Uint8Array): RecordingType | null {
  try {
    const type = mediaTypeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return isRecording(type) ? type : null;
  } catch (error) {
    if (error instanceof MediaBroken) return null;
    throw error;
  }
}
