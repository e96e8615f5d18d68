import type { Message } from '@hafi/contract/messages/message.schemas';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { sayFailed } from '../../../lib/failed-act.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { paths } from '../../../lib/paths.ts';
import { silent } from '../../../lib/query/use-work.ts';
import { receiveMessage } from '../live/follow-messages.ts';
import { useReact } from '../messages.queries.ts';
import type { TalkActs } from './talk-acts.ts';

/** What the lines of a conversation can do; the same object until something is kept. */
export function useLineActs(given: {
  readonly openMenu: (message: Message) => void;
  readonly goTo: (id: string) => void;
  readonly keep: (message: Message) => void;
  readonly patientId: string | undefined;
}): TalkActs {
  const { patientId } = given;
  const react = useReact();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef({ ...given, react });
  useLayoutEffect(() => {
    latest.current = { ...given, react };
  });
  return useMemo(
    () => ({
      openMenu: (message) => latest.current.openMenu(message),
      goTo: (id) => latest.current.goTo(id),
      keep: (message) => latest.current.keep(message),
      mayKeep: ({ id, kind, senderId }) =>
        kind === 'voice' && senderId === patientId && !kept.has(id),
      noteKept: ({ id }) => setKept((before) => new Set([...before, id])),
      keptAt: ({ id }) => (patientId && kept.has(id) ? paths.documents(patientId) : null),
      react: ({ id }, reaction) =>
        latest.current.react.mutate({ id, reaction }, { done: silent, onSuccess: receiveMessage }),
      retry: ({ id }) => void outbox.retry(id).catch(sayFailed),
      discard: ({ id }) => void outbox.dismiss(id).catch(sayFailed),
    }),
    [patientId, kept],
  );
}
