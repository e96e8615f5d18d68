import { isWaiting } from '../../../lib/outbox/outbox-entry.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';

/**
 * Deletes from the device that all is well again with an elder, where it has not gone out: whoever
 * calls for help now says the contrary.
 */
export async function takeBackEnds(elderId: string): Promise<void> {
  for (const each of await outbox.entries()) {
    const isEnd = each.kind === 'emergency-end' && each.keeps?.elder === elderId;
    if (isEnd && isWaiting(each)) await outbox.dismiss(each.id);
  }
}
