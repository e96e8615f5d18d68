import { dayInKigali } from '@hafi/base/kigali-time';
import type { Glance } from '@hafi/contract/alerts/glance.schemas';
import { useLingui } from '@lingui/react/macro';
import { alertName, useAlertFigure } from '../../../kit/vitals/alert-words.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { usePatientsHealth } from '../practice.queries.ts';

/** What stands out in a patient's health, in words. */
export interface HealthFlag {
  readonly level: 'watch' | 'urgent';
  readonly words: string;
}

/** Whether the doctor may read this patient's health now. */
export const mayReadHealth = (glance: Glance | undefined): boolean =>
  glance?.elder.permissions.includes('health:read') ?? false;

/** Finds what stands out: an urgent alert, else a reading of today beyond the usual. */
export function useHealthFlag(): (glance: Glance | undefined, now: Date) => HealthFlag | null {
  const { t } = useLingui();
  const figure = useAlertFigure();
  return (glance, now) => {
    const alert = glance?.urgent?.[0];
    if (alert) {
      return { level: 'urgent', words: `${t(alertName(alert.kind))} ${figure(alert)}` };
    }
    const today = dayInKigali(now);
    const reading = glance?.readings?.find(
      ({ status, takenAt }) =>
        status.level !== 'normal' && dayInKigali(new Date(takenAt)) === today,
    );
    if (!reading) return null;
    return { level: 'watch', words: `${t(alertName(reading.kind))} ${figure(reading)}` };
  };
}

/** Finds a patient's health; undefined while it is not known, which says nothing about it. */
export function useHealthOf(): (patientId: string) => Glance | undefined {
  const health = statusOf(usePatientsHealth());
  return (patientId) =>
    health.status === 'answered'
      ? health.data.find(({ elder }) => elder.id === patientId)
      : undefined;
}
