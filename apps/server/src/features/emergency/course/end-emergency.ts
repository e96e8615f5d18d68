import { hasPlace, type Outcome } from '@hafi/contract/alerts/outcome-terms';
import { Problem } from '@hafi/contract/core/problem';
import { emergenciesErrors } from '@hafi/contract/emergency/emergencies.errors';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { wipeMessages, withdrawMessages } from '../../../platform/outbox/end-messages.repo.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  addNotifiedOfDeath,
  findLivedAt,
  findReachable,
  lockDeath,
  type NotifiedOfDeath,
  recordDeath,
} from '../../accounts/accounts.public.ts';
import type { LastActs } from '../../checkins/checkins.public.ts';
import { showLife } from '../../circle/circle.public.ts';
import { recordActivity, tellMany } from '../../notifications/notifications.public.ts';
import { activities } from '../emergency.messages.ts';
import { firstNotices } from '../statistics/first-notice.ts';
import { announceEmergencies } from './announce.ts';
import { noElderPosition } from './cancel-emergency.ts';
import { findElders } from './elders.ts';
import { type EmergencyRow, updateEmergency } from './emergencies.repo.ts';
import { findEvents, insertEvents, type NewEvent } from './events.repo.ts';
import { followAct, openEmergency } from './move.ts';
import {
  carrierOf,
  findResponders,
  forgetPositions,
  type ResponderRow,
} from './responders.repo.ts';
import { tellCaller } from './tell-caller.ts';
import { tellOthersOver } from './tell-others-over.ts';
import { type NotifiedEnd, writeContactOver, writeOver } from './write-call.ts';

/** How an emergency ends after people were notified. */
export interface Ending {
  readonly id: string;
  readonly by: string;
  readonly as: 'resolved' | 'false-alarm';
  readonly note?: string | null | undefined;
  /** How it ended for the elder; null where nobody has said it. */
  readonly outcome: Outcome | null;
  readonly place?: string | null | undefined;
  /** Whether who ends it may have a death recorded; otherwise it is told and stops nothing. */
  readonly recordsDeath?: boolean | undefined;
  /** When it was said, where it waited for the network. */
  readonly saidAt?: Date | undefined;
  /** What says when the elder did something themselves, asked where a death was said before now. */
  readonly lastActs?: readonly LastActs[] | undefined;
}

function notifiedAs({ personId, phone }: ResponderRow): NotifiedOfDeath[] {
  if (personId) return [{ personId }];
  return phone ? [{ phone }] : [];
}

/**
 * Tells everybody who was told, or acts without having been told, once, that nobody needs to come any
 * more. A call that has not left yet never leaves: it would arrive after its end. Returns who they are.
 */
async function tellOver(
  platform: Platform,
  tx: Tx,
  row: EmergencyRow,
  { by, outcome, place = null }: Ending,
): Promise<ReadonlySet<string>> {
  const notified = await findResponders(tx, [row.id]);
  await withdrawCalls(tx, notified, platform.clock.now());
  const elder = (await findElders(tx, [row.elderId])).get(row.elderId);
  const about = { emergency: row, elder, now: platform.clock.now() };
  const end: NotifiedEnd = { as: outcome ?? 'ended', place };
  // Volunteers nearby are strangers to the elder: where the elder is now is not theirs to know.
  const endFor = ({ level }: ResponderRow) => (level === 'volunteers' ? { as: end.as } : end);
  await tellMany(platform, tx, {
    by,
    notices: notified.flatMap((each) =>
      each.personId ? [writeOver(about, each.personId, endFor(each))] : [],
    ),
  });
  await tx.tell(
    notified.flatMap(({ personId, phone }) =>
      phone && !personId ? [writeContactOver(platform, about, phone, end)] : [],
    ),
  );
  const others = await tellOthersOver(platform, tx, row, { ...end, by, targets: notified });
  if (outcome === 'died' && !row.drill) {
    await addNotifiedOfDeath(tx, row.elderId, [
      ...notified.flatMap(notifiedAs),
      ...others.map((personId) => ({ personId })),
    ]);
  }
  return new Set(notified.flatMap(({ personId }) => personId ?? []));
}

/**
 * Has the calls that have not left yet never leave: they would arrive after the end. Their texts are
 * wiped, since they may say near which sector the elder was.
 */
export async function withdrawCalls(
  tx: Tx,
  notified: readonly ResponderRow[],
  now: Date,
): Promise<void> {
  const carriers = notified.flatMap((each) => carrierOf(each) ?? []);
  await withdrawMessages(tx, carriers, now);
  await wipeMessages(tx, carriers);
}

/**
 * What was said before help was called again, or more people were asked, is no word about now.
 * @throws Problem emergency-needed-since
 */
async function requireOfNow(tx: Tx, { id, saidAt }: Ending): Promise<void> {
  if (!saidAt) return;
  const events = await findEvents(tx, id);
  const isNeed = ({ step }: Pick<NewEvent, 'step'>) =>
    step === 'called-again' || step === 'escalated';
  if (events.some((event) => isNeed(event) && event.at > saidAt)) {
    throw new Problem(emergenciesErrors['emergency-needed-since']);
  }
}

/**
 * A death that was said before the elder gave a sign of life is none: by what showed that they live, and
 * by what they wrote, spoke, measured or took. A missed call is none, because a pocket makes it.
 * @throws Problem elder-lived-since
 */
async function requireNoLife(
  tx: Tx,
  { drill, elderId }: EmergencyRow,
  { lastActs = [], outcome, saidAt }: Ending,
): Promise<void> {
  if (drill || outcome !== 'died' || !saidAt) return;
  // A sign of life of this moment waits, and takes the death back.
  await lockDeath(tx, elderId);
  const livedAt = await findLivedAt(tx, elderId);
  if (livedAt && livedAt > saidAt) throw new Problem(emergenciesErrors['elder-lived-since']);
  for (const actsSince of lastActs) {
    const last = (await actsSince(tx, [elderId], saidAt)).get(elderId);
    if (last && last > saidAt) throw new Problem(emergenciesErrors['elder-lived-since']);
  }
}

/** Records what the end says: that the elder has died, or that they lived. A drill says neither. */
async function recordLifeOrDeath(
  platform: Platform,
  tx: Tx,
  { drill, elderId, startedAt }: EmergencyRow,
  { by, outcome, recordsDeath = false, saidAt }: Ending,
): Promise<void> {
  if (drill || !outcome) return;
  const now = platform.clock.now();
  if (outcome === 'died') {
    // From when it was said: a sign of life of after that takes it back, also one that comes later.
    if (recordsDeath) await recordDeath(tx, elderId, { at: saidAt ?? now, by, recordedAt: now });
    return;
  }
  const at = by === elderId ? (saidAt ?? now) : startedAt;
  await showLife(platform, tx, { elderId, by, at });
}

/**
 * Ends an emergency that has fired, and tells in which way. Positions are deleted. Callers must have checked that the person may.
 * @throws Problem not-found, emergency-not-fired, emergency-has-ended, emergency-needed-since,
 * elder-lived-since
 */
export async function endEmergency(platform: Platform, ending: Ending): Promise<void> {
  const now = platform.clock.now();
  const { as, by, id, note = null, outcome } = ending;
  const outcomePlace = outcome && hasPlace(outcome) ? (ending.place ?? null) : null;
  await inTransaction(platform, async (tx) => {
    const row = await openEmergency(tx, id);
    const { steps, to } = followAct(platform, row, { type: 'end', as });
    await requireOfNow(tx, ending);
    await requireNoLife(tx, row, ending);
    const { nextLevelAt, state } = to;
    const noticed = await firstNotices(tx, await findResponders(tx, [id]));
    const noticedAt = noticed.get(id) ?? null;
    const ended = { endedAt: now, endedBy: by, endNote: note, noticedAt, ...noElderPosition };
    await updateEmergency(tx, id, { state, nextLevelAt, outcome, outcomePlace, ...ended });
    await recordLifeOrDeath(platform, tx, row, ending);
    await forgetPositions(tx, id);
    await insertEvents(
      tx,
      steps.map((step) => ({ emergencyId: id, step, at: now, actorId: by, note })),
    );
    const notified = await tellOver(platform, tx, row, { ...ending, place: outcomePlace });
    const name = (await findReachable(tx, by))?.name ?? '';
    await tellCaller(platform, tx, row, { what: 'ended', by: { id: by, name }, key: by, notified });
    await recordActivity(tx, {
      about: row.elderId,
      by,
      kind: 'alert',
      text: row.drill ? activities.drillOver : activities[outcome ?? 'ended'],
      key: `emergency:${id}:ended`,
      at: now,
    });
    await announceEmergencies(tx, [row]);
  });
}
