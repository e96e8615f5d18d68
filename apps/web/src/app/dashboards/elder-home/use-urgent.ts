import type { HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import type { AlertKind } from '@hafi/contract/alerts/alert-kinds';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { VitalValues } from '@hafi/contract/vitals/vital-kinds';
import type { VitalStatus } from '@hafi/contract/vitals/vital-status';
import { useOpenAlerts } from '../../../features/alerts/alerts.queries.ts';
import { useWaitingReadings } from '../../../features/vitals/use-waiting-readings.ts';
import { listWithWaiting } from '../../../features/vitals/waiting-vitals.ts';
import { useLatestVitals } from '../../../kit/vitals/latest-vitals.queries.ts';
import { stateOf } from '../../../lib/query/known.ts';

/** What is urgent: a standing alert, or a reading that only this device has. */
export interface Urgent {
  readonly kind: AlertKind;
  readonly values: VitalValues;
  readonly direction: VitalStatus['direction'];
  readonly takenAt: string;
  /** Null for a reading of which nobody else knows yet. */
  readonly alert: Pick<HealthAlert, 'acknowledgedAt' | 'acknowledgedBy' | 'steps'> | null;
}

const newestOfKinds = <T extends { kind: string }>(newestFirst: readonly T[]): T[] =>
  newestFirst.filter((each, at) => newestFirst.findIndex(({ kind }) => kind === each.kind) === at);

/** What is urgent about an elder now, the latest first, and what else stands. */
export function useUrgent(elder: Elder) {
  const alerts = useOpenAlerts();
  const latest = useLatestVitals(elder.id);
  const { missingFrom, own } = useWaitingReadings(elder);
  const known = stateOf(alerts);
  const standing = (known.is === 'answered' ? known.data : []).filter(
    (alert) => alert.elder.id === elder.id,
  );
  const readAt = stateOf(latest).is === 'answered' ? latest.dataUpdatedAt : 0;
  const here = newestOfKinds(listWithWaiting([], missingFrom(readAt), own)).filter(
    ({ kind, status, takenAt }) =>
      status.level === 'urgent' &&
      !standing.some((alert) => alert.kind === kind && alert.takenAt >= takenAt),
  );
  const urgent: Urgent[] = [
    ...here.map(({ kind, values, status, takenAt }) => ({
      kind,
      values,
      direction: status.direction,
      takenAt,
      alert: null,
    })),
    ...standing
      .filter(({ level }) => level === 'urgent')
      .map((alert) => ({
        kind: alert.kind,
        values: alert.values,
        direction: alert.direction,
        takenAt: alert.takenAt,
        alert,
      })),
  ].sort((one, other) => Date.parse(other.takenAt) - Date.parse(one.takenAt));
  return {
    /** Whether the alerts are known. */
    is: known.is,
    query: alerts,
    urgent,
    /** All standing alerts, urgent ones first. */
    standing: [...standing].sort((one, other) => one.level.localeCompare(other.level)),
    watched: standing.filter(({ level }) => level === 'watch'),
  };
}
