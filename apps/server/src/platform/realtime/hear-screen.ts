import { Problem } from '@hafi/contract/core/problem';
import { clientEventSchemas } from '@hafi/contract/core/realtime.schemas';
import type { Socket } from 'socket.io';
import type { Log } from '../log/log.ts';
import { createFrameLimit } from './frame-limit.ts';
import type { Listens, ScreenOwner } from './listens.ts';
import type { PresenceKeeper } from './presence.ts';

/** How often a screen may say that its person writes, in milliseconds; more is not passed on. */
const typingEveryMs = 2000;

/** The parts of a socket that are needed, whatever its types. */
type Screen = Pick<Socket, 'conn' | 'disconnect' | 'id' | 'on' | 'use'>;

/**
 * Hears what a screen says. Nothing in it is trusted: frames are counted, and what does not match
 * the contract's schemas is dropped.
 */
export function hearScreen(
  screen: Screen,
  owner: ScreenOwner,
  { listens, log, presence }: { listens: readonly Listens[]; log: Log; presence: PresenceKeeper },
): void {
  const limit = createFrameLimit();
  let verdict = limit.take();
  screen.conn.on('packet', ({ type }) => {
    if (type !== 'message') return;
    verdict = limit.take();
    if (verdict === 'closed') screen.disconnect(true);
  });
  screen.use((_event, next) => {
    if (verdict === 'passed') next();
  });
  let typedAt = 0;
  screen.on('typing', (said: unknown) => {
    const typing = clientEventSchemas.typing.safeParse(said);
    const now = Date.now();
    if (!typing.success || now - typedAt < typingEveryMs) return;
    typedAt = now;
    for (const { typing: hear } of listens) {
      hear?.(owner, typing.data).catch((error: unknown) => {
        // Whoever may not know of the conversation is not answered, and fills no log.
        if (!(error instanceof Problem)) log.warn({ err: error }, 'typing');
      });
    }
  });
  screen.on('hidden', (said: unknown) => {
    const hidden = clientEventSchemas.hidden.safeParse(said);
    if (hidden.success) presence.screen(owner.personId, screen.id, hidden.data);
  });
  screen.on('disconnect', () => presence.closed(owner.personId, screen.id));
  presence.screen(owner.personId, screen.id, false);
  for (const { opened } of listens) {
    opened?.(owner).catch((error: unknown) => log.warn({ err: error }, 'opened'));
  }
}
