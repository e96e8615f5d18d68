import type { MessageFile } from '@hafi/contract/messages/message.schemas';
import { getMessageFile } from '@hafi/contract/messages/messages.contract';
import { urlOf } from '../../../lib/api.ts';
import { loadFile } from '../../../lib/files/download-file.ts';
import { saveFile } from '../../../lib/files/save-file.ts';

const requested = (id: string, isSmall = false) => ({
  params: { id },
  query: isSmall ? { small: '1' as const } : {},
});

/** The address of a message's file, or of the small one of a picture. */
export const fileAddress = (id: string, isSmall = false): string =>
  urlOf(getMessageFile, requested(id, isSmall));

/** The bytes of a message's file. */
export const loadMessageFile = (id: string): Promise<Blob> =>
  loadFile(getMessageFile, requested(id));

/** Saves a message's file on the device, under its own name. */
export async function saveMessageFile(id: string, { name }: MessageFile): Promise<void> {
  saveFile(await loadMessageFile(id), name);
}
