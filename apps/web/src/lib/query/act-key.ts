import { Problem } from '@hafi/contract/core/problem';
import { mayPass } from '../may-pass.ts';
import type { Prepared } from './ask.ts';

/** The idempotency keys of actions whose outcome is not known yet, by what they ask for. */
const unsettled = new Map<string, string>();

const isKeyed = ({ endpoint, options }: Prepared) =>
  endpoint.method === 'POST' &&
  !('idempotencyKey' in options) &&
  !('body' in options && options.body instanceof Blob);

/**
 * Sends an action that would be done twice when it is repeated: under an idempotency key, which
 * stays the same while the same is asked again without a definite answer. For what must survive a
 * reload too, the screen gives a key by `sendOnce`.
 * @throws what `send` throws
 */
export async function underKey<T>(
  act: Prepared,
  send: (keyed: { idempotencyKey?: string }) => Promise<T>,
): Promise<T> {
  if (!isKeyed(act)) return send({});
  const { endpoint, options } = act;
  const print = `${endpoint.path} ${JSON.stringify(options)}`;
  const key = unsettled.get(print) ?? crypto.randomUUID();
  unsettled.set(print, key);
  try {
    const answer = await send({ idempotencyKey: key });
    // Whatever is asked from now on is a new request: it may have been undone since.
    unsettled.clear();
    return answer;
  } catch (error) {
    if (!(error instanceof Problem) || !mayPass(error)) unsettled.delete(print);
    throw error;
  }
}
