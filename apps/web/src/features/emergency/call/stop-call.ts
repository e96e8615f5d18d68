import { Problem } from '@hafi/contract/core/problem';
import { cancelEmergency, getEmergency } from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { countdownSeconds } from '@hafi/contract/emergency/emergency-terms';
import { call } from '../../../lib/api.ts';
import { mayPass } from '../../../lib/may-pass.ts';
import type { EntryOf } from '../../../lib/outbox/entry-kinds.ts';
import { isWaiting, type OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { ask, keepAnswer } from '../../../lib/query/ask.ts';
import { refetchTopics } from '../../../lib/query/query-options.ts';
import { ownConnection } from '../../../lib/realtime/connection.ts';
import { markCall } from '../bar/call-mark.ts';
import { findJoined } from './joined-call.ts';
import {
  beginCall,
  type CallFor,
  changeOwnCall,
  isSettled,
  type OwnCall,
  ownCall,
  setOwnCall,
  settleCall,
} from './own-call.ts';

/** The pause between two attempts, in milliseconds. */
const retryDelayMs = 2_000;
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

const isStop = (each: Pick<OutboxEntry, 'kind' | 'params'>, id: string) =>
  each.kind === 'emergency-stop' && (each as unknown as EntryOf<'emergency-stop'>).params.id === id;

/** Stops it on the server. It is kept on the device meanwhile, for a page that opens later. */
async function sendStop({ drill, elder, id, person, view }: OwnCall): Promise<EmergencyView> {
  const params = { id: view?.id ?? id };
  const kept = (await outbox.entries()).some((each) => isWaiting(each) && isStop(each, params.id));
  if (kept) {
    const { data } = await call(cancelEmergency, { params, connection: ownConnection() });
    return data;
  }
  const keeps = { elder: elder.id, ...(drill ? { drill: 'yes' } : {}) };
  const said = elder.firstName;
  markCall(true);
  const sent = await outbox.enqueue('emergency-stop', {
    person,
    params,
    body: undefined,
    said,
    keeps,
  });
  if (sent.state === 'refused') throw sent.problem;
  if (sent.state === 'sent' && sent.answer) return sent.answer.data;
  throw new TypeError('no answer yet');
}

/** Once it is decided, nothing of it rests on the device: neither of the press nor of what it joined. */
async function forgetStop(...ids: readonly string[]): Promise<void> {
  for (const each of await outbox.entries()) {
    if (ids.some((id) => isStop(each, id))) await outbox.dismiss(each.id);
  }
}

/**
 * The server does not know it: nobody was notified, unless the press had joined another call of the elder.
 * True when it is decided.
 */
async function decideUnknown(now: OwnCall): Promise<boolean> {
  const { id } = now;
  const joined = await findJoined(now);
  if (joined) changeOwnCall(id, { view: joined });
  else changeOwnCall(id, { state: 'stopped' });
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
    const data = await sendStop(now);
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
export function keepStopping(id: string, isTakenBack = false, since = Date.now()): void {
  if (stopping.has(id)) return;
  stopping.set(id, { unknownUntil: since + underWay, isTakenBack });
  const run = async () => {
    const now = ownCall();
    // What rests on the device is for the page that opens next.
    if (now?.id !== id || now.state !== 'stopping') return void stopping.delete(id);
    const joined = now.view?.id ?? id;
    if (!(await attempt(id))) {
      setTimeout(() => void run(), retryDelayMs);
      return;
    }
    stopping.delete(id);
    void forgetStop(id, joined).catch(() => undefined);
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

/** Takes up the stop that an earlier page left on the device. */
export function takeUpStop(entry: EntryOf<'emergency-stop'>, elder: CallFor): void {
  const { at, keeps, params, person } = entry;
  if (ownCall() || isSettled(params.id)) return;
  beginCall({
    id: params.id,
    person,
    elder,
    drill: keeps?.drill === 'yes',
    firesAt: at + countdownSeconds * 1_000,
    state: 'stopping',
  });
  keepStopping(params.id, true, at);
}

/** Help is needed after all: what has not been stopped goes on, and the button is there again. */
export async function stopNoMore({ id, view }: OwnCall): Promise<void> {
  settleCall({ id, view });
  if (ownCall()?.id === id) setOwnCall(null);
  await forgetStop(id, view?.id ?? id);
}
