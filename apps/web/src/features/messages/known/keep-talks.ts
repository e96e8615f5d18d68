import { listMessages } from '@hafi/contract/messages/messages.contract';
import { newestPart } from './talk.ts';

let isKept = false;

/** Has the newest messages of conversations stored on the device, for reading offline. */
export async function keepTalks(): Promise<void> {
  if (isKept) return;
  isKept = true;
  const { keepAlso } = await import('../../../lib/query/kept/kept-answers.ts');
  keepAlso({ endpoint: listMessages, part: newestPart, anyDay: true });
}
