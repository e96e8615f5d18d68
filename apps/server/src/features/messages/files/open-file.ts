import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import type { NamedFile } from '../../../platform/uploads/file-answer.ts';
import { readSmall, readTaken } from '../../../platform/uploads/uploads.ts';
import { requireConversation } from '../conversations/require-conversation.ts';
import type { Requester } from '../conversations/taking-part.ts';
import { requireSeen } from '../marks/require-seen.ts';
import { hasOpenReport } from '../moderation/reports.repo.ts';
import { findMessage } from '../sending/messages.repo.ts';
import { findFile } from './files.repo.ts';

/**
 * The file of a message, or the small picture of it, for the people of its conversation now, and for
 * coordinators as long as they have to decide about it.
 * @throws Problem not-found
 */
export async function openFile(
  platform: Platform,
  caller: Requester,
  { id, isSmall }: { readonly id: string; readonly isSmall: boolean },
): Promise<NamedFile> {
  const { db, files } = platform;
  const row = await findMessage(db, id);
  if (!row || row.deletedAt) throw new Problem(coreErrors['not-found']);
  const isReported = caller.roles.includes('ADMIN') && (await hasOpenReport(db, id));
  if (!isReported) {
    await requireConversation(platform, caller, row.conversationId);
    await requireSeen(db, row, caller.personId);
  }
  const file = await findFile(db, id);
  if (!file) throw new Problem(coreErrors['not-found']);
  const bytes = await (isSmall ? readSmall : readTaken)(files, file.uploadId);
  if (!bytes) throw new Problem(coreErrors['not-found']);
  return { bytes, name: file.name, mediaType: isSmall ? 'image/webp' : file.mediaType };
}
