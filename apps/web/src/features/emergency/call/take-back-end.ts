import { getEmergency } from '@hafi/contract/emergency/emergencies.contract';
import { call } from '../../../lib/api.ts';
import type { EntryOf } from '../../../lib/outbox/entry-kinds.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { refetchTopics } from '../../../lib/query/query-options.ts';
import { knownAccountId } from '../../../lib/session.ts';
import { callForHelp } from './call-for-help.ts';

/** The pause between two questions how it stands, in milliseconds. */
const retryDelayMs = 2_000;
/** How long an end that has left the device may take to arrive, in milliseconds. */
const underWay = 25_000;

/**
 * Help is needed after all: the end of the emergency goes out no more. It may have arrived with its answer
 * lost, so the server is asked until that is certain; where it has ended, help is called again.
 */
export async function takeBackEnd(end: EntryOf<'emergency-end'>): Promise<void> {
  const { id, params, person } = end;
  await outbox.dismiss(id);
  const certainAt = Date.now() + underWay;
  const check = async (): Promise<void> => {
    if (knownAccountId() !== person) return;
    const view = await call(getEmergency, { params }).then(
      ({ data }) => data,
      () => null,
    );
    if (view?.endedAt) {
      const { drill, elder } = view;
      const called = { id: elder.id ?? '', firstName: elder.firstName, you: elder.you };
      if (elder.id) await callForHelp({ person, elder: called, drill, position: null });
      return refetchTopics(getEmergency.topics);
    }
    if (view === null || Date.now() < certainAt) setTimeout(() => void check(), retryDelayMs);
  };
  await check();
}
