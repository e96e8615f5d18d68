import { getEmergency, listEmergencies } from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { call } from '../../../lib/api.ts';
import type { OwnCall } from './own-call.ts';

/**
 * The open call of the same elder that a press has joined: while one goes on, that one is the answer.
 * A drill is never the answer to a real press. Null when there is none.
 */
export async function findJoined(
  own: Pick<OwnCall, 'elder' | 'drill'>,
): Promise<EmergencyView | null> {
  const { data: open } = await call(listEmergencies, {});
  const joined = open.find(({ drill, elder }) => elder.id === own.elder.id && drill === own.drill);
  if (!joined) return null;
  const { data } = await call(getEmergency, { params: { id: joined.id } });
  return data;
}
