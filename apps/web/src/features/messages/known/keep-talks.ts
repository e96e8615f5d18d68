import { listMessages } from '@hafi/contract/messages/messages.contract';
import { keepAlso } from '../../../lib/query/kept/kept-answers.ts';
import { newestPart } from './talk.ts';

let isKept = false;

/** Has the newest messages of opened conversations stored on the device, for reading offline. */
export function keepTalks(): void {
  if (isKept) return;
  isKept = true;
  keepAlso({ endpoint: listMessages, part: newestPart, anyDay: true });
}
