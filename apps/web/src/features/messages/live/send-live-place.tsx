import { Problem } from '@hafi/contract/core/problem';
import type { Position } from '@hafi/contract/emergency/emergency.schemas';
import { moveLocation } from '@hafi/contract/messages/messages.contract';
import { useEffect } from 'react';
import { useSentPosition } from '../../../kit/position/use-sent-position.ts';
import { call } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { mayPass } from '../../../lib/may-pass.ts';
import { endLivePlace, endOverPlaces, noteLiveFault, useLivePlaces } from './live-places.ts';

async function sendTo(id: string, position: Position): Promise<void> {
  try {
    await call(moveLocation, { params: { id }, body: position });
  } catch (error) {
    // Stopped elsewhere, over, or the conversation is closed: this device is done with it.
    if (error instanceof Problem && !mayPass(error) && error.status !== 400) endLivePlace(id);
    else throw error;
  }
}

/** Sends where this device is while it shares that live, whatever page shows. Draws nothing. */
export function SendLivePlace() {
  const places = useLivePlaces();
  const now = useNow(5_000);
  const { failed, failure } = useSentPosition(
    places.length > 0,
    (position) => Promise.all(places.map(({ id }) => sendTo(id, position))),
    { follows: true },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the time
  useEffect(endOverPlaces, [now]);
  const fault = failure ?? (failed ? 'unsent' : null);
  useEffect(() => noteLiveFault(fault), [fault]);
  return null;
}
