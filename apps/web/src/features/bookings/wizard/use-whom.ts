import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Known } from '../../../lib/query/use-answer.ts';
import { useSession } from '../../../lib/session.ts';
import { useKeptElders } from './whom.queries.ts';
import type { Wizard } from './wizard.ts';

/** The patient of the booking. */
export interface Whom {
  /** The elders to choose from, besides oneself. */
  readonly elders: Known<Elder[]>;
  /** The chosen elder. */
  readonly elder: Elder | null;
  /** The name of the chosen patient; null when nobody was chosen or there is no choice. */
  readonly name: string | null;
  /** Whether a choice is still required; there is none for a person who keeps nobody's bookings. */
  readonly missing: boolean;
  /** Whether the address names somebody for whom this person cannot book, or no longer. */
  readonly gone: boolean;
}

/** The patient chosen in this wizard, if still allowed. Nobody else takes a lost patient's place. */
export function useWhom({ elder }: Wizard): Whom {
  const { account } = useSession();
  const elders = useKeptElders();
  const wanted = elder !== null && elder === account?.id ? 'self' : elder;
  const found = elders.data?.find(({ id }) => id === wanted) ?? null;
  const gone = elders.data !== undefined && wanted !== null && wanted !== 'self' && !found;
  const asked = gone || (elders.data?.length ?? 0) > 0;
  const self = asked && wanted === 'self' && account;
  const name = found?.name ?? (self ? `${account.firstName} ${account.lastName}` : null);
  return { elders, elder: found, name, missing: asked && name === null, gone };
}
