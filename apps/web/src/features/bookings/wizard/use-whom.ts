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
}

/** The patient chosen in this wizard, if still allowed. */
export function useWhom({ elder: wanted }: Wizard): Whom {
  const { account } = useSession();
  const elders = useKeptElders();
  const elder = elders.data?.find(({ id }) => id === wanted) ?? null;
  const asked = (elders.data?.length ?? 0) > 0;
  const self = asked && wanted === 'self' && account;
  const name = elder?.name ?? (self ? `${account.firstName} ${account.lastName}` : null);
  return { elders, elder, name, missing: asked && name === null };
}
