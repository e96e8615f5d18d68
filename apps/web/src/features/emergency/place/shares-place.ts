import { readStored, store } from '../../../lib/device-storage.ts';

/** Whether this tab says where the elder is, or its owner on the way; null: nobody has said. */
export type Sharing = 'on' | 'off' | null;

const keyOf = (what: 'place' | 'way', emergency: string) => `hafi-${what}-${emergency}`;

/** What was said in this tab. */
export const sharingOf = (what: 'place' | 'way', emergency: string): Sharing =>
  readStored<Sharing>('session', keyOf(what, emergency));

/** Remembers it, also over a reload. */
export function keepSharing(what: 'place' | 'way', emergency: string, now: Sharing): void {
  store('session', keyOf(what, emergency), now);
}
