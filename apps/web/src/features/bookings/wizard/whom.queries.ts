import type { Elder } from '@hafi/contract/circle/circle.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { useSession } from '../../../lib/session.ts';

/** The elders whose bookings the signed-in person keeps; none for a visitor. */
export function useKeptElders() {
  const { status } = useSession();
  return useAnswer(listElders, {}, { select: keptElders, enabled: status === 'signed-in' });
}

const keptElders = ({ data }: { data: readonly Elder[] }): Elder[] =>
  data.filter(({ by, permissions }) => by === 'circle' && permissions.includes('bookings:manage'));
