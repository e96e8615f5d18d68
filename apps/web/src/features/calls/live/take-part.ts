import type { Call, NewCall } from '@hafi/contract/calls/call.schemas';
import type { CallMedia } from '@hafi/contract/calls/call-terms';
import { declineCall, joinCall, leaveCall, startCall } from '@hafi/contract/calls/calls.contract';
import { call as ask } from '../../../lib/api.ts';
import { readStored, store } from '../../../lib/device-storage.ts';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { askCamera, askMicrophone, type NoMedia } from '../line/own-media.ts';
import { type CallSession, openSession } from './call-session.ts';
import { noteCall, silence } from './known-calls.ts';
import { changeOwnCall, setOwnCall } from './own-call.ts';

/** There is no microphone to speak by. */
export class NoMicrophone extends Error {
  readonly reason: NoMedia;
  constructor(reason: NoMedia) {
    super(reason);
    this.reason = reason;
  }
}

const mark = 'call-on';

/** The call that this tab was in when its page was loaded again. */
export const markedCall = (): string | null => readStored<string>('session', mark);

let session: CallSession | null = null;

/** This device in its call. */
export const callSession = (): CallSession | null => session;

/** The own call as it goes on, or null. */
function leaveHere(): void {
  session?.stop();
  session = null;
}

/** Joins by `join`, with the microphone open and the camera where it is wanted. */
async function enter(wantsPicture: boolean, join: (legId: string) => Promise<Call>): Promise<Call> {
  // Asked first: nobody is rung up, or answered, by somebody who cannot speak.
  const voice = await askMicrophone();
  if (typeof voice === 'string') throw new NoMicrophone(voice);
  const given = wantsPicture ? await askCamera('user') : null;
  const picture = given && typeof given !== 'string' ? given : null;
  const legId = newId();
  try {
    const call = await join(legId);
    leaveHere();
    store('session', mark, call.id);
    session = openSession(call, legId, voice, picture);
    if (typeof given === 'string') changeOwnCall({ picture: given });
    return call;
  } catch (error) {
    voice.stop();
    picture?.stop();
    throw error;
  }
}

/** Whom to call. */
export type CallTarget = { readonly conversationId: string } | { readonly bookingId: string };

/**
 * Calls somebody, or joins those who speak there already.
 * @throws NoMicrophone, Problem
 */
export function beginCall(target: CallTarget, media: CallMedia): Promise<Call> {
  const id = newId();
  return enter(media === 'video', async (legId) => {
    const body: NewCall = { ...target, id, legId, media };
    return (await ask(startCall, { body })).data;
  });
}

/**
 * Answers a call, or joins it by this device. `takesOver` takes it over from another own device.
 * @throws NoMicrophone, Problem
 */
export function enterCall(
  id: string,
  { picture, takesOver }: { readonly picture: boolean; readonly takesOver: boolean },
): Promise<Call> {
  return enter(
    picture,
    async (legId) => (await ask(joinCall, { params: { id }, body: { legId, takesOver } })).data,
  );
}

/** Declines a call that rings. It is silent here at once, whatever the network does. */
export async function refuseCall(id: string): Promise<void> {
  silence(id);
  noteCall((await ask(declineCall, { params: { id } })).data);
}

/** Leaves the own call. This device is out of it at once, whatever the network does. */
export async function hangUp(): Promise<void> {
  const own = session;
  if (!own) return;
  const { callId, legId } = own;
  leaveHere();
  store('session', mark, null);
  changeOwnCall({ phase: 'gone', remote: [], ownStream: null, picture: 'off' });
  const params = { id: callId, legId };
  const { signal } = new AbortController();
  // Tried until it is heard, or until the server lets this device go by itself.
  for (let retryDelayMs = 500; retryDelayMs < 30_000; retryDelayMs *= 2) {
    try {
      noteCall((await ask(leaveCall, { params, body: { failed: false }, signal })).data);
      return;
    } catch (error) {
      const { status } = error as { status?: number };
      if (status !== undefined && status >= 400 && status < 500) return;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
}

/** Forgets the call that has ended, so that nothing of it is shown any more. */
export function closeCall(): void {
  leaveHere();
  store('session', mark, null);
  setOwnCall(null);
}
