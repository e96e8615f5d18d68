import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Permission } from '@hafi/contract/circle/circle-terms';
import type { ActivityKind } from '@hafi/contract/notifications/notifications.contract';

/** An elder as the caller may deal with them now. */
type ElderRights = Pick<Elder, 'by' | 'decidesAs' | 'id' | 'permissions'>;

type Rule = (elder: ElderRights) => boolean;

/** Whoever has one of these permissions of the elder now. */
const withAnyOf =
  (...wanted: readonly Permission[]): Rule =>
  ({ permissions }) =>
    wanted.some((permission) => permissions.includes(permission));
const nobody: Rule = () => false;
/** The doctor of an appointment does not see the circle. */
const member: Rule = ({ by }) => by !== 'visit';

const decider: Rule = ({ decidesAs }) => decidesAs !== null;

/** Who reads a kind besides the person it is about. */
interface Audience {
  /** About an elder, whoever did it. */
  readonly reads: Rule;
  /** About an elder, what the reader did: it ends with the right to do it. */
  readonly readsOwn: Rule;
  /** Whether it says something about the elder's health, so that reading it is logged. */
  readonly isHealth: boolean;
}

const health = {
  reads: withAnyOf('health:read'),
  readsOwn: withAnyOf('health:read', 'health:write'),
  isHealth: true,
};

/** Who reads what, as the pages of each part do it. Decided at each reading: nothing is kept. */
export const audiences: Readonly<Record<ActivityKind, Audience>> = {
  'check-in': health,
  reading: health,
  dose: health,
  note: health,
  document: health,
  medicine: health,
  record: health,
  alert: {
    // It says that there is one; what was measured is notified by the reading.
    reads: withAnyOf('health:read', 'alerts:receive'),
    readsOwn: withAnyOf('health:read', 'health:write', 'alerts:receive'),
    isHealth: true,
  },
  'home-visit': {
    reads: withAnyOf('health:read', 'bookings:manage'),
    readsOwn: member,
    isHealth: true,
  },
  appointment: {
    reads: withAnyOf('bookings:manage'),
    readsOwn: withAnyOf('bookings:manage'),
    isHealth: false,
  },
  help: {
    reads: withAnyOf('bookings:manage'),
    readsOwn: withAnyOf('bookings:manage'),
    isHealth: false,
  },
  circle: { reads: member, readsOwn: member, isHealth: false },
  // As the invitations: who decides about the circle.
  decision: { reads: decider, readsOwn: decider, isHealth: false },
  // Stored with whoever paid.
  payment: { reads: nobody, readsOwn: nobody, isHealth: false },
  other: { reads: nobody, readsOwn: nobody, isHealth: false },
};

/** The elders about whom some kinds are read. */
export interface Readable {
  readonly kinds: readonly ActivityKind[];
  /** Whoever did it. */
  readonly elders: readonly string[];
  /** What the reader did. */
  readonly own: readonly string[];
}

/** What a person may read about these elders now; kinds with the same readers together. */
export function readableOf(elders: readonly ElderRights[]): Readable[] {
  const byAudience = Map.groupBy(
    Object.keys(audiences) as ActivityKind[],
    (kind) => audiences[kind],
  );
  return [...byAudience].map(([{ reads, readsOwn }, kinds]) => ({
    kinds,
    elders: elders.filter(reads).map(({ id }) => id),
    own: elders.filter(readsOwn).map(({ id }) => id),
  }));
}
