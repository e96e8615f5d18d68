import type { Platform } from '../../../platform/platform.ts';
import { listCurrentCalls } from '../view/list-calls.ts';

/** Has a screen that has just been opened ring too, as the others of its person do. */
export async function ringAgain(platform: Platform, personId: string): Promise<void> {
  for (const call of await listCurrentCalls(platform, personId)) {
    const own = call.people.find((each) => each.personId === personId);
    if (own?.state === 'ringing') platform.realtime.emit('ring', call, [personId]);
  }
}
