import type { Socket } from 'node:net';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { sourceLocale } from '@hafi/i18n/locales';
import type { Platform } from '../platform.ts';
import { problemDocument } from './problem-answer.ts';

/**
 * Answers what is no HTTP request, which reaches no route, as every other failure is answered, and
 * ends the connection.
 */
export function answerUnreadable(
  { translate }: Pick<Platform, 'translate'>,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const problem = new Problem(coreErrors['unreadable-request']);
  const body = JSON.stringify(problemDocument(problem, sourceLocale, translate));
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
}
