import type { Endpoint } from '@hafi/contract/core/endpoint';

export type QueryInput = Readonly<Record<string, unknown>>;

/** A query whose answer is stored. */
export interface KeptQuestion {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** Which of its answers; all by default. */
  readonly which?: (query: QueryInput) => boolean;
  /** The part of the answer that is stored; the whole by default. */
  readonly part?: (answer: never) => unknown;
  /** It is as good tomorrow: it may be shown for 24 hours, not only on the same day. */
  readonly anyDay?: true;
  /** Somebody's health: not stored for doctors, whose right to read it ends with an appointment. */
  readonly health?: true;
}

type Path = Endpoint['path'];
type How = Omit<KeptQuestion, 'endpoint'>;

// By their paths: every signed-in page loads this list, and the contracts of so many features would
// come with it.
const keep = (path: Path, how: How = {}): KeptQuestion => ({
  endpoint: { method: 'GET', path },
  ...how,
});
const elders = (rest: string, how?: How) => keep(`/api/elders/:id/${rest}`, how);

const anyDay = { anyDay: true } as const;
const health = { ...anyDay, health: true } as const;
/** What the page shows without being asked for a past day. */
const ofToday: How = { which: ({ day }) => day === undefined };

interface Pages {
  readonly pages: readonly unknown[];
  readonly pageParams: readonly unknown[];
}
/** The newest of a list. */
const newest: How = {
  part: ({ pageParams, pages }: Pages) => ({
    pages: pages.slice(0, 1),
    pageParams: pageParams.slice(0, 1),
  }),
  anyDay: true,
};

/**
 * The queries whose answers are stored: what somebody needs for today's tasks, what helpers must
 * know, and what was read of an elder's health. What is of one day, such as doses, check-ins and how
 * somebody is, is not shown on the next, where it would look like that day's.
 */
export const keptQuestions: readonly KeptQuestion[] = [
  // Whom they care for, and whom to call.
  keep('/api/elders'),
  elders('circle'),
  keep('/api/people-to-call', anyDay),
  elders('protection', anyDay),
  keep('/api/protection', anyDay),
  // The tasks of the day.
  elders('medications'),
  elders('doses', ofToday),
  keep('/api/check-ins'),
  keep('/api/care-route', ofToday),
  keep('/api/care-week'),
  keep('/api/bookings', { which: ({ scope }) => scope === 'coming' }),
  // How they are, and what is open.
  keep('/api/glances'),
  keep('/api/alerts', anyDay),
  elders('alerts/told', anyDay),
  elders('alerts/:alertId', anyDay),
  elders('late-check-ins/:expectedId', anyDay),
  keep('/api/activity'),
  keep('/api/help-requests', anyDay),
  // What helpers must know.
  elders('identity'),
  elders('record', health),
  elders('emergency-settings', anyDay),
  keep('/api/profile/medical-summary', anyDay),
  // What was measured and agreed.
  elders('vitals/latest', health),
  elders('vitals/report', { ...ofToday, ...health }),
  elders('vitals', { ...newest, ...health }),
  elders('check-in-plan', anyDay),
  elders('visit-schedules', anyDay),
  keep('/api/subscriptions/:id', anyDay),
  keep('/api/payments', newest),
  keep('/api/payment-statements/:month', anyDay),
  // What was written.
  elders('notes', { ...newest, ...health }),
  keep('/api/conversations', { which: ({ only }) => only === undefined, ...newest }),
  keep('/api/conversations/:id', anyDay),
];
