import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Known } from '../../../lib/query/use-answer.ts';
import { useSession } from '../../../lib/session.ts';
import { useKeptElders } from './whom.queries.ts';
import type { Wizard } from './wizard.ts';

/** For whom a booking is made. */
export interface Whom {
  /** Whom one may choose from besides oneself. */
  readonly elders: Known<Elder[]>;
  /** The elder that was chosen. */
  readonly elder: Elder | null;
  /** The name of whoever was chosen; null while nobody is asked or chosen. */
  readonly name: string | null;
  /** Whether it must be chosen still: nobody need choose who keeps nobody's bookings. */
  readonly missing: boolean;
}

/** For whom this wizard books, so far as it is chosen and still allowed. */
export function useWhom({ elder: wanted }: Wizard): Whom {
  const { account } = useSession();
  const elders = useKeptElders();
  const elder = elders.data?.find(({ id }) => id === wanted) ?? null;
  const asked = (elders.data?.length ?? 0) > 0;
  const self = asked && wanted === 'self' && account;
  const name = elder?.name ?? (self ? `${account.firstName} ${account.lastName}` : null);
  return { elders, elder, name, missing: asked && name === null };
}
