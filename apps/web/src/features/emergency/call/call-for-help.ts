import { Problem } from '@hafi/contract/core/problem';
import { getEmergency, startEmergency } from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyView, Position } from '@hafi/contract/emergency/emergency.schemas';
import { countdownSeconds } from '@hafi/contract/emergency/emergency-terms';
import { call } from '../../../lib/api.ts';
import type { EntryOf } from '../../../lib/outbox/entry-kinds.ts';
import { onOutboxChange } from '../../../lib/outbox/outbox-changes.ts';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { outbox, startOutbox } from '../../../lib/outbox/own-outbox.ts';
import { refetchTopics } from '../../../lib/query/query-options.ts';
import { markCall } from '../bar/call-mark.ts';
import { keepSharing, sharingOf } from '../place/shares-place.ts';
import { findJoined } from './joined-call.ts';
import {
  beginCall,
  type CallFor,
  changeOwnCall,
  isSettled,
  type OwnCall,
  ownCall,
} from './own-call.ts';
import { keepStopping } from './stop-call.ts';
import { takeBackEnds } from './take-back-ends.ts';

/** The pause between two attempts to learn what has become of it, in milliseconds. */
const retryDelayMs = 2_000;

const isOver = (id: string) => {
  const now = ownCall();
  return now?.id !== id || ['stopped', 'fired', 'refused'].includes(now.state);
};

/** Takes what the server says of it, whose clock decides when it fires. */
function take(id: string, view: EmergencyView): void {
  const now = ownCall();
  if (now?.id !== id || isOver(id)) return;
  const firesAt = Date.now() + Date.parse(view.firesAt) - Date.parse(view.now);
  // The phone that pressed is with the elder, unless they said otherwise.
  if (now.elder.you && sharingOf('place', view.id) === null) keepSharing('place', view.id, 'on');
  const isCounting = view.state === 'counting-down';
  if (now.state === 'stopping') {
    changeOwnCall(id, { view, firesAt });
    keepStopping(id);
  } else {
    changeOwnCall(id, { view, firesAt, state: isCounting ? 'started' : 'fired' });
  }
  void refetchTopics(startEmergency.topics);
}

/** Asks what has become of a call that went out without this page seeing the answer. */
async function learn(id: string, own: Pick<OwnCall, 'elder' | 'drill'>): Promise<void> {
  try {
    const { data } = await call(getEmergency, { params: { id } });
    return take(id, data);
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
  }
  const joined = await findJoined(own);
  if (joined) take(id, joined);
}

/** Follows a call that waits on the device until it has gone out. */
function follow(id: string, own: Pick<OwnCall, 'elder' | 'drill'>): void {
  let learning = false;
  const check = async () => {
    const entry = (await outbox.entries()).find((each) => each.id === id);
    if (isOver(id)) return stop();
    if (entry?.refusal) {
      const { code, message, status } = entry.refusal;
      stop();
      changeOwnCall(id, {
        state: 'refused',
        problem: new Problem({ code, status }, { message }),
      });
      void outbox.dismiss(id);
    } else if (entry?.sentAt !== undefined && !learning && !ownCall()?.view) {
      learning = true;
      await learn(id, own).catch(() => undefined);
      learning = false;
    }
  };
  const unhear = onOutboxChange(() => void check());
  const timer = setInterval(() => void check(), retryDelayMs);
  const online = () => changeOwnCall(id, { mayHaveLeft: true });
  addEventListener('online', online);
  const stop = () => {
    unhear();
    removeEventListener('online', online);
    clearInterval(timer);
  };
  void check();
}

/**
 * Calls for help at once. It waits for nothing: neither for the position nor for the network. While
 * the network does not answer, it stays on the device and is tried again and again.
 */
export async function callForHelp(requested: {
  person: string;
  elder: CallFor;
  drill: boolean;
  position: Position | null;
}): Promise<void> {
  const { drill, elder, person, position } = requested;
  const id = newId();
  const firesAt = Date.now() + countdownSeconds * 1_000;
  const mayHaveLeft = navigator.onLine;
  beginCall({ id, person, elder, drill, firesAt, state: 'sending', mayHaveLeft });
  startOutbox();
  markCall(true);
  // Not awaited: the press must not wait.
  void takeBackEnds(elder.id).catch(() => undefined);
  const said = elder.firstName;
  const body = { id, elderId: elder.id, drill, position };
  try {
    const outcome = await outbox.enqueue('emergency', {
      person,
      params: undefined,
      body,
      id,
      said,
    });
    if (outcome.state === 'sent' && outcome.answer) return take(id, outcome.answer.data);
    if (outcome.state === 'refused') {
      return changeOwnCall(id, { state: 'refused', problem: outcome.problem });
    }
  } catch {
    // Neither stored nor sent: the screen says so, with the numbers to call.
    return changeOwnCall(id, { state: 'refused' });
  }
  if (ownCall()?.state === 'sending') changeOwnCall(id, { state: 'waiting' });
  follow(id, { elder, drill });
}

/** Takes up a call that an earlier page left waiting on the device. */
export function takeUp(entry: EntryOf<'emergency'>, elder: CallFor): void {
  const { at, body, id, person } = entry;
  if (ownCall() || isSettled(id)) return;
  const drill = body.drill ?? false;
  const firesAt = at + countdownSeconds * 1_000;
  beginCall({ id, person, elder, drill, firesAt, state: 'waiting' });
  startOutbox();
  follow(id, { elder, drill });
}

/** Takes up a countdown that runs on the server, begun by another device or page. */
export function takeCountdown(person: string, view: EmergencyView): void {
  const { drill, elder, firesAt, id, now } = view;
  if (ownCall() || !elder.id) return;
  beginCall({
    id,
    person,
    elder: { id: elder.id, firstName: elder.firstName, you: elder.you },
    drill,
    firesAt: Date.now() + Date.parse(firesAt) - Date.parse(now),
    view,
    state: 'started',
  });
}
