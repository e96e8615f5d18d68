import { getCall } from '@hafi/contract/calls/calls.contract';
import { useEffect } from 'react';
import { call as ask } from '../../../lib/api.ts';
import { store } from '../../../lib/device-storage.ts';
import { mayHearUnasked } from '../line/own-media.ts';
import { noteCall } from '../live/known-calls.ts';
import { callSession, enterCall, markedCall } from '../live/take-part.ts';

let isReturning = false;

/** Comes back into the call that this tab was in before its page was loaded again. */
async function comeBack(id: string): Promise<void> {
  const { data } = await ask(getCall, { params: { id }, signal: new AbortController().signal });
  noteCall(data);
  if (data.endedAt) return void store('session', 'call-on', null);
  if (await mayHearUnasked()) await enterCall(id, { picture: false, takesOver: true });
}

/** Renders nothing: brings this tab back into its call. */
export function ReturnToCall() {
  useEffect(() => {
    const id = markedCall();
    if (id === null || callSession() || isReturning) return;
    isReturning = true;
    comeBack(id)
      // Its page offers to join.
      .catch(() => undefined)
      .finally(() => {
        isReturning = false;
      });
  }, []);
  return null;
}
