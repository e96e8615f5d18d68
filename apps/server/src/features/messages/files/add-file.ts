import { Problem } from '@hafi/contract/core/problem';
import { messageFileKind } from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';
import type { newMessage } from '@hafi/contract/messages/message.schemas';
import { type MessageKind, messageLimits } from '@hafi/contract/messages/message-terms';
import type * as z from 'zod/mini';
import type { Tx } from '../../../platform/db/tx.ts';
import { cleanFileName, extensionOf } from '../../../platform/uploads/file-name.ts';
import { takeForMessage } from '../../../platform/uploads/uploads.ts';
import type { FileRow } from './files.repo.ts';

type NewMessage = z.output<typeof newMessage>;
type WithFile = Extract<NewMessage, { uploadId: string }>;

/** What a message with a file is, and the file, by its content. */
interface Taken {
  readonly kind: MessageKind;
  readonly file: FileRow;
}

/** Whether a message carries a file. */
export const carriesFile = (body: NewMessage): body is WithFile => 'uploadId' in body;

/**
 * Takes the upload of a message.
 * @throws Problem upload-gone; message-file-wrong-kind for a voice that is no recording
 */
export async function takeFile(tx: Tx, personId: string, body: WithFile): Promise<Taken> {
  const { id, uploadId } = body;
  const { mediaType, ...facts } = await takeForMessage(tx, personId, uploadId);
  const kind = messageFileKind(mediaType);
  const file = { ...facts, messageId: id, uploadId, mediaType, seconds: null, waveform: [] };
  if (body.kind === 'voice') {
    if (kind !== 'audio') throw new Problem(uploadErrors['message-file-wrong-kind']);
    const { seconds, waveform } = body;
    const name = `voice.${extensionOf(mediaType)}`;
    return { kind: 'voice', file: { ...file, name, seconds, waveform } };
  }
  const name = cleanFileName(body.fileName, mediaType, messageLimits.fileName);
  return { kind: kind === 'image' ? 'image' : 'file', file: { ...file, name } };
}
