import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { firstNotices } from '../statistics/first-notice.ts';
import { rightLives } from '../view/reader.ts';
import { announceEmergencies } from './announce.ts';
import { noElderPosition } from './cancel-emergency.ts';
import { type Elder, findElders } from './elders.ts';
import { type EmergencyRow, lockFollowed, updateEmergency } from './emergencies.repo.ts';
import { whatFollows } from './emergency-machine.ts';
import { withdrawCalls } from './end-emergency.ts';
import { insertEvents } from './events.repo.ts';
import { findResponders, forgetPositions, type ResponderRow } from './responders.repo.ts';
import { tellOthersOver } from './tell-others-over.ts';
import { waitsOf } from './waits.ts';
import { writeContactOver, writeOver } from './write-call.ts';

const keyOfRow = ({ personId, phone }: ResponderRow) => personId ?? phone ?? '';

interface Following {
  /** Who called again: they know it. */
  readonly by: string | null;
  readonly elder: Elder | undefined;
  readonly now: Date;
  readonly notified: readonly ResponderRow[];
}

/** Those who still may know of the elder's calls: between two calls a right may have ended. */
async function stillMayKnow(
  tx: Tx,
  notified: readonly ResponderRow[],
  elderId: string,
): Promise<ResponderRow[]> {
  const some: ResponderRow[] = [];
  for (const each of notified) if (await rightLives({ db: tx }, each, elderId)) some.push(each);
  return some;
}

/**
 * Tells who was notified of the earlier call, and is not asked by the new one, that it has taken its
 * place. Who is asked again knows it by that.
 */
async function tellFollowed(
  platform: Platform,
  tx: Tx,
  row: EmergencyRow,
  { by, elder, now, notified }: Following,
): Promise<void> {
  const about = { emergency: row, elder, now };
  await tellMany(platform, tx, {
    by,
    notices: notified.flatMap(({ personId }) =>
      personId ? [writeOver(about, personId, { as: 'called-again' })] : [],
    ),
  });
  await tx.tell(
    notified.flatMap(({ personId, phone }) =>
      phone && !personId ? [writeContactOver(platform, about, phone, { as: 'called-again' })] : [],
    ),
  );
}

/** Ends the emergencies that gave way to these, which have just fired and asked. */
export async function endFollowed(
  platform: Platform,
  tx: Tx,
  fired: readonly Pick<EmergencyRow, 'id' | 'startedBy'>[],
  now: Date,
): Promise<void> {
  const followed = await lockFollowed(
    tx,
    fired.map(({ id }) => id),
  );
  if (followed.length === 0) return;
  const elders = await findElders(
    tx,
    followed.map(({ elderId }) => elderId),
  );
  for (const row of followed) {
    const ended = whatFollows(row, { type: 'end', as: 'called-again' }, now, waitsOf(platform));
    if ('refused' in ended) continue;
    const { nextLevelAt, state } = ended.to;
    const by = fired.find(({ id }) => id === row.followedBy);
    const nextKeys = new Set((await findResponders(tx, by ? [by.id] : [])).map(keyOfRow));
    const responders = await findResponders(tx, [row.id]);
    const noticedAt = (await firstNotices(tx, responders)).get(row.id) ?? null;
    const over = { endedAt: now, endedBy: by?.startedBy ?? null, noticedAt, ...noElderPosition };
    await updateEmergency(tx, row.id, { state, nextLevelAt, ...over });
    await forgetPositions(tx, row.id);
    await withdrawCalls(tx, responders, now);
    const actorId = by?.startedBy ?? null;
    await insertEvents(tx, [{ emergencyId: row.id, step: 'called-again', at: now, actorId }]);
    const others = responders.filter((each) => !nextKeys.has(keyOfRow(each)));
    const notified = await stillMayKnow(tx, others, row.elderId);
    await tellOthersOver(platform, tx, row, {
      as: 'called-again',
      by: actorId,
      targets: responders,
    });
    await tellFollowed(platform, tx, row, {
      by: actorId,
      elder: elders.get(row.elderId),
      now,
      notified,
    });
  }
  await announceEmergencies(tx, followed);
}
