import { Problem } from '@hafi/contract/core/problem';
import { cancelEmergency, getEmergency } from '@hafi/contract/emergency/emergencies.contract';
import { call } from '../../../lib/api.ts';
import { mayPass } from '../../../lib/may-pass.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { ask, keepAnswer } from '../../../lib/query/ask.ts';
import { refetchTopics } from '../../../lib/query/asking.ts';
import { ownConnection } from '../../../lib/realtime/connection.ts';
import { findJoined } from './joined-call.ts';
import { changeOwnCall, type OwnCall, ownCall } from './own-call.ts';

/** The pause between two attempts, in milliseconds. */
const pause = 2_000;
/**
 * How long a request under way may still reach the server, in milliseconds: longer than the
 * outbox's longest request.
 */
const underWay = 25_000;

/**
 * The calls that are being stopped, until when the server may not know them yet, and whether this
 * device can still send them.
 */
const stopping = new Map<string, { unknownUntil: number; isTakenBack: boolean }>();

/** Keeps the device from sending it again. False when that failed: it may go out yet. */
const takeBack = (id: string): Promise<boolean> =>
  outbox.dismiss(id).then(
    () => true,
    () => false,
  );

/**
 * The server does not know it: nobody was told, unless the press had joined another call of the elder.
 * True when it is decided.
 */
async function decideUnknown(now: OwnCall): Promise<boolean> {
  const { id } = now;
  const joined = await findJoined(now);
  changeOwnCall(id, joined ? { view: joined } : { state: 'stopped' });
  return joined === null;
}

/** Keeps the device from sending a call that the server may not know yet. */
async function takeBackOnce({ id, view }: OwnCall): Promise<boolean> {
  const known = stopping.get(id);
  if (view || !known || known.isTakenBack) return true;
  known.isTakenBack = await takeBack(id);
  return known.isTakenBack;
}

/** One attempt. True when it is decided. */
async function attempt(id: string): Promise<boolean> {
  const now = ownCall();
  if (now?.id !== id || now.state !== 'stopping') return true;
  if (now.view && !now.view.can.cancel) {
    // Fired already, or somebody else's countdown that the press had joined.
    const tooLate = now.view.state !== 'counting-down';
    changeOwnCall(id, { state: 'fired', tooLate });
    return true;
  }
  try {
    if (!(await takeBackOnce(now))) {
      changeOwnCall(id, { unsure: true });
      return false;
    }
    const { data } = await call(cancelEmergency, {
      params: { id: now.view?.id ?? id },
      connection: ownConnection(),
    });
    keepAnswer(ask(getEmergency, { params: { id: data.id } }), { data });
    const isStopped = data.state === 'cancelled';
    changeOwnCall(id, { state: isStopped ? 'stopped' : 'fired', view: data, tooLate: !isStopped });
    return true;
  } catch (error) {
    const problem = error instanceof Problem ? error : null;
    if (problem?.code === 'emergency-has-fired') {
      changeOwnCall(id, { state: 'fired', tooLate: true });
      return true;
    }
    if (problem?.status === 404 && !now.view) {
      if (Date.now() < (stopping.get(id)?.unknownUntil ?? 0)) return false;
      return decideUnknown(now).catch(() => {
        changeOwnCall(id, { unsure: true });
        return false;
      });
    }
    if (problem && !mayPass(problem)) {
      changeOwnCall(id, { state: 'refused', problem });
      return true;
    }
    changeOwnCall(id, { unsure: true });
    return false;
  }
}

/** Stops it, again and again until the server has said what became of it. */
export function keepStopping(id: string, isTakenBack = false): void {
  if (stopping.has(id)) return;
  stopping.set(id, { unknownUntil: Date.now() + underWay, isTakenBack });
  const run = async () => {
    if (!(await attempt(id))) {
      setTimeout(() => void run(), pause);
      return;
    }
    stopping.delete(id);
    void refetchTopics(cancelEmergency.topics);
  };
  void run();
}

/**
 * Stops the call of this page. It counts as stopped only once the server has said so, or when it has
 * certainly never left the device.
 */
export async function stopCall(): Promise<void> {
  const now = ownCall();
  if (!now || !['sending', 'waiting', 'started'].includes(now.state)) return;
  const { id, view } = now;
  changeOwnCall(id, { state: 'stopping' });
  if (view) return keepStopping(id);
  // Not sent again from here on; an attempt may be under way all the same.
  const isTakenBack = await takeBack(id);
  if (isTakenBack && !now.mayHaveLeft && !ownCall()?.mayHaveLeft) {
    return changeOwnCall(id, { state: 'stopped' });
  }
  keepStopping(id, isTakenBack);
}
