import {
  actByEmergencyLink,
  getEmergencyByLink,
} from '@hafi/contract/emergency/emergencies.contract';
import type { LinkAct } from '@hafi/contract/emergency/emergency.schemas';
import { useEffect, useRef } from 'react';
import { ask } from '../../../lib/query/ask.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import type { Said } from '../running/running.queries.ts';

/** How often it is asked, in milliseconds: nobody announces changes to who is not signed in. */
const often = 8_000;

/** The emergency behind a link, kept up to date. */
export const useEmergencyByLink = (token: string) =>
  useAnswer(getEmergencyByLink, { params: { token } }, { staleTime: 0, refetchInterval: often });

const byLink = (token: string) => () => ask(getEmergencyByLink, { params: { token } });

/** Says what one does about it. */
export const useSayByLink = (token: string) =>
  useAct(actByEmergencyLink, (body: Said) => ({ params: { token }, body }), {
    answers: byLink(token),
  });

/** Says where one is on the way, one after the other: what is sent last must arrive last. */
export const useSayWayByLink = (token: string) =>
  useAct(actByEmergencyLink, (body: Said) => ({ params: { token }, body }), {
    answers: byLink(token),
    queue: `way-${token}`,
  });

/** Says once that the page was opened by somebody who reads it. */
export function useSeenByLink(token: string): void {
  const body: LinkAct = { act: 'seen' };
  const { mutateAsync } = useAct(actByEmergencyLink, () => ({ params: { token }, body }), {
    answers: byLink(token),
  });
  const saidBy = useRef<string | null>(null);
  useEffect(() => {
    if (saidBy.current === token) return;
    saidBy.current = token;
    // What one does says it too; nobody waits for this.
    mutateAsync().catch(() => undefined);
  }, [token, mutateAsync]);
}
