import { Problem } from '@hafi/contract/core/problem';
import type { Topic } from '@hafi/contract/core/topics';
import { mayPass } from '../may-pass.ts';
import { onForget } from '../session.ts';
import type { Prepared } from './ask.ts';

/** An action whose outcome is not known yet. */
interface Unsettled {
  readonly idempotencyKey: string;
  readonly topics: readonly Topic[];
}

/** By what they ask for. */
const unsettled = new Map<string, Unsettled>();
onForget(() => unsettled.clear());

/** Nearly every action is reported in these. */
const reports: readonly Topic[] = ['activity', 'notifications'];

const isKeyed = ({ endpoint, options }: Prepared) =>
  endpoint.method === 'POST' &&
  !('idempotencyKey' in options) &&
  !('body' in options && options.body instanceof Blob);

/** Forgets the keys of actions that a change of these topics may have undone: new requests again. */
function forgetAbout(topics: readonly Topic[]): void {
  const own = topics.filter((topic) => !reports.includes(topic));
  for (const [print, act] of unsettled) {
    if (act.topics.some((topic) => own.includes(topic))) unsettled.delete(print);
  }
}

/**
 * Sends an action; one that would be done twice when it is repeated under an idempotency key, which
 * stays the same while the same is asked again without a definite answer. For what must survive a
 * reload too, the screen gives a key by `sendOnce`.
 * @throws what `send` throws
 */
export async function underKey<T>(
  act: Prepared,
  send: (keyed: { idempotencyKey?: string }) => Promise<T>,
): Promise<T> {
  const { endpoint, options } = act;
  const { topics } = endpoint;
  const print = `${endpoint.path} ${JSON.stringify(options)}`;
  const { idempotencyKey = crypto.randomUUID() } = unsettled.get(print) ?? {};
  if (isKeyed(act)) unsettled.set(print, { idempotencyKey, topics });
  try {
    const answer = await send(isKeyed(act) ? { idempotencyKey } : {});
    unsettled.delete(print);
    forgetAbout(topics);
    return answer;
  } catch (error) {
    if (!(error instanceof Problem) || !mayPass(error)) unsettled.delete(print);
    throw error;
  }
}
