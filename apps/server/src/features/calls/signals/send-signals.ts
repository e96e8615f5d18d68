import type { NewSignal, Signal } from '@hafi/contract/calls/call.schemas';
import { callsErrors } from '@hafi/contract/calls/calls.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireLeg } from '../course/require-leg.ts';
import { findNths, findSignals, insertSignals, lockLegs, type SignalRow } from './signals.repo.ts';

type Device = Pick<Principal, 'personId' | 'sessionId'>;

/** A device of a call. */
interface LegIds {
  readonly callId: string;
  readonly legId: string;
}

/** More signals than this nobody needs who speaks with five others, however the networks change. */
const allowance = { max: 1200, seconds: 60 };

/** How many signals are read at once. */
const most = 200;

const present = ({ callId, fromLeg, kind, payload, seq, toLeg }: SignalRow): Signal => ({
  callId,
  from: fromLeg,
  to: toLeg,
  seq,
  kind,
  payload,
});

/**
 * Passes signals on to other devices in a call, each once and in order. They are stored as well, for
 * a device whose connection to us is down.
 * @throws Problem not-found, call-over, too-many-requests
 */
export async function sendSignals(
  platform: Platform,
  caller: Device,
  { callId, legId, signals }: LegIds & { readonly signals: readonly NewSignal[] },
): Promise<void> {
  await requireLeg(platform.db, caller, { callId, legId });
  // By person: another device, or the same one that has come back, counts on.
  const key = `signals:${caller.personId}`;
  await platform.rateLimiter.take(key, allowance, Math.max(1, signals.length));
  await inTransaction(platform, async (tx) => {
    const legs = await lockLegs(tx, callId, [legId, ...signals.map(({ to }) => to)]);
    const from = legs.get(legId);
    if (!from) throw new Problem(callsErrors['call-over']);
    const known = new Set(
      await findNths(
        tx,
        legId,
        signals.map(({ nth }) => nth),
      ),
    );
    const fresh = signals.filter(({ nth, to }) => {
      const isNew = to !== legId && legs.has(to) && !known.has(nth);
      known.add(nth);
      return isNew;
    });
    for (const row of await insertSignals(tx, from, fresh, legs)) {
      const personId = legs.get(row.toLeg)?.personId;
      if (personId) tx.emit('signal', present(row), [personId]);
    }
  });
}

/**
 * The signals to a device after one that it knows.
 * @throws Problem not-found
 */
export async function listSignals(
  { db }: Pick<Platform, 'db'>,
  caller: Device,
  { after, callId, legId }: LegIds & { readonly after: number },
): Promise<Signal[]> {
  await requireLeg(db, caller, { callId, legId });
  return (await findSignals(db, legId, after, most)).map(present);
}
