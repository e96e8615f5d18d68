import { dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { type RecordingType, recordingTypes } from '@hafi/contract/core/uploads';
import { messagesErrors } from '@hafi/contract/messages/messages.errors';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readTaken } from '../../../platform/uploads/uploads.ts';
import { addCopy } from '../../documents/documents.public.ts';
import { requireConversation } from '../conversations/require-conversation.ts';
import { requireSeen } from '../marks/require-seen.ts';
import { findMessage } from '../sending/messages.repo.ts';
import { findFile } from './files.repo.ts';

const isRecording = (mediaType: string): mediaType is RecordingType =>
  recordingTypes.some((each) => each === mediaType);

/**
 * Keeps a patient's voice note as a document of their health: a copy, which stays when the message
 * goes. The patient reads in the recent activity who has kept it.
 * @throws Problem not-found for who does not take part in the conversation or may not write to the
 * sender's health, or for anything but a voice note; message-gone, documents-full,
 * document-kept
 */
export async function keepInChart(
  platform: Platform,
  caller: Pick<Principal, 'personId' | 'roles'>,
  { messageId, title }: { readonly messageId: string; readonly title: string },
): Promise<{ id: string }> {
  const { db, files } = platform;
  const row = await findMessage(db, messageId);
  if (row?.kind !== 'voice') throw new Problem(coreErrors['not-found']);
  await requireConversation(platform, caller, row.conversationId);
  await requireSeen(db, row, caller.personId);
  if (row.deletedAt) throw new Problem(messagesErrors['message-gone']);
  const file = await findFile(db, messageId);
  const bytes = file && (await readTaken(files, file.uploadId));
  if (!bytes || !isRecording(file.mediaType)) throw new Problem(messagesErrors['message-gone']);
  return addCopy(platform, caller, row.senderId, {
    bytes,
    mediaType: file.mediaType,
    title,
    kind: 'other',
    date: dayInKigali(row.sentAt),
    copyOf: messageId,
  });
}
