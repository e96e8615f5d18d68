import type { Elder } from '@hafi/contract/circle/circle.contract';
import { type Known, stateOf } from '../../../lib/query/known.ts';
import { useSession } from '../../../lib/session.ts';
import { useKeptElders } from './whom.queries.ts';
import type { Wizard } from './wizard.ts';

/** The patient of the booking. */
export interface Whom {
  /** Asks for the elders. */
  readonly elders: Known<Elder[]>;
  /** The elders to choose from, besides oneself; none while they are not known. */
  readonly all: readonly Elder[];
  /** The chosen elder. */
  readonly elder: Elder | null;
  /** The name of the chosen patient; null when nobody was chosen or there is no choice. */
  readonly name: string | null;
  /**
   * Whether a choice is still required; there is none for a person who keeps nobody's bookings.
   * Also while that is not known.
   */
  readonly missing: boolean;
  /** Whether the address names somebody for whom this person cannot book, or no longer. */
  readonly gone: boolean;
}

/** The patient chosen in this wizard, if still allowed. Nobody else takes a lost patient's place. */
export function useWhom({ elder }: Wizard): Whom {
  const { account } = useSession();
  const elders = useKeptElders();
  const wanted = elder !== null && elder === account?.id ? 'self' : elder;
  const state = stateOf(elders);
  // Until it is known for whom somebody may book, nothing is booked for the wrong person.
  const unknown = account !== null && state.is !== 'answered';
  const all = state.is === 'answered' ? state.data : [];
  const found = all.find(({ id }) => id === wanted) ?? null;
  const gone = !unknown && wanted !== null && wanted !== 'self' && !found;
  const asked = gone || all.length > 0;
  const self = asked && wanted === 'self' && account;
  const name = found?.name ?? (self ? `${account.firstName} ${account.lastName}` : null);
  return { all, elders, elder: found, name, missing: unknown || (asked && name === null), gone };
}
