import type { Answer } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { correctVital } from '@hafi/contract/vitals/vitals.contract';
import { call } from '../../../lib/api.ts';
import type { Outcome } from '../../../lib/outbox/send-entry.ts';
import type { NewReading } from './reading-draft.ts';

/**
 * Replaces a wrong reading by the right one. Never goes to the outbox: until it is sent, somebody
 * else may correct the reading, and the wrong one would still count unnoticed.
 * @throws Problem with status 0 when the server was not reached
 */
export async function sendCorrection(
  readingId: string,
  { params, body }: { params: { id: string }; body: NewReading },
): Promise<Outcome<Answer<typeof correctVital>>> {
  try {
    const answer = await call(correctVital, { params: { ...params, readingId }, body });
    return { state: 'sent', answer };
  } catch (error) {
    const { status } = error instanceof Problem ? error : { status: 0 };
    if (error instanceof Problem && status >= 400 && status < 500) {
      return { state: 'refused', problem: error };
    }
    throw error;
  }
}
