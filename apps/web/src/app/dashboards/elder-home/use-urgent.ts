import type { HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import type { AlertKind } from '@hafi/contract/alerts/alert-kinds';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { VitalValues } from '@hafi/contract/vitals/vital-kinds';
import type { VitalStatus } from '@hafi/contract/vitals/vital-status';
import { useOpenAlerts } from '../../../features/alerts/alerts.queries.ts';
import { useWaitingReadings } from '../../../features/vitals/use-waiting-readings.ts';
import { listWithWaiting } from '../../../features/vitals/waiting-vitals.ts';
import { useLatestVitals } from '../../../kit/vitals/latest-vitals.queries.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';

/** What is urgent: a standing alert, or a reading that only this device has. */
export interface Urgent {
  readonly kind: AlertKind;
  readonly values: VitalValues;
  readonly direction: VitalStatus['direction'];
  readonly takenAt: string;
  /** Null for a reading whose alert this device does not know. */
  readonly alert: Pick<HealthAlert, 'acknowledgedAt' | 'acknowledgedBy' | 'seen' | 'steps'> | null;
  /** When such a reading reached the server; null while it waits, and nobody else knows. */
  readonly sentAt: string | null;
}

const isoOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

const newestOfKinds = <T extends { kind: string }>(newestFirst: readonly T[]): T[] =>
  newestFirst.filter((each, at) => newestFirst.findIndex(({ kind }) => kind === each.kind) === at);

/** What is urgent about an elder now, the latest first, and what else stands. */
export function useUrgent(elder: Elder) {
  const alerts = useOpenAlerts();
  const latest = useLatestVitals(elder.id);
  const { missingFrom, own } = useWaitingReadings(elder);
  const known = statusOf(alerts);
  const open = (known.status === 'answered' ? known.data : []).filter(
    (alert) => alert.elder.id === elder.id,
  );
  const readAt = statusOf(latest).status === 'answered' ? latest.dataUpdatedAt : 0;
  // What the server said of alerts after it had the reading, it said of this one too.
  const saidAt = known.status === 'answered' ? alerts.dataUpdatedAt : 0;
  const entries = missingFrom(Math.min(readAt, saidAt)).filter(
    ({ sentAt }) => sentAt === undefined || sentAt > saidAt,
  );
  const sentAtOf = (reading: string) => entries.find(({ body }) => body.id === reading)?.sentAt;
  const here = newestOfKinds(listWithWaiting([], entries, own)).filter(
    ({ kind, status, takenAt }) =>
      status.level === 'urgent' &&
      !open.some((alert) => alert.kind === kind && alert.takenAt >= takenAt),
  );
  const urgent: Urgent[] = [
    ...here.map(({ id, kind, values, status, takenAt }) => ({
      kind,
      values,
      direction: status.direction,
      takenAt,
      alert: null,
      sentAt: isoOf(sentAtOf(id)),
    })),
    ...open
      .filter(({ level }) => level === 'urgent')
      .map((alert) => ({
        kind: alert.kind,
        values: alert.values,
        direction: alert.direction,
        takenAt: alert.takenAt,
        alert,
        sentAt: null,
      })),
  ].sort((one, other) => Date.parse(other.takenAt) - Date.parse(one.takenAt));
  return {
    /** Whether the alerts are known. */
    is: known.status,
    query: alerts,
    urgent,
    /** All standing alerts, urgent ones first. */
    standing: [...open].sort((one, other) => one.level.localeCompare(other.level)),
    watched: open.filter(({ level }) => level === 'watch'),
  };
}
