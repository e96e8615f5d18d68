import type { AlertKind } from '@hafi/contract/alerts/alert-kinds';
import type { VitalStatus } from '@hafi/contract/vitals/vital-status';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import { useLingui } from '@lingui/react/macro';
import { alertStatusWord } from './alert-words.ts';

/** The status beside a reading or an alert; nothing where none can be notified. */
export function ReadingStatus({ kind, status }: { kind: AlertKind; status: VitalStatus }) {
  const { t } = useLingui();
  const word = alertStatusWord(kind, status);
  return word ? <HealthStatus level={status.level}>{t(word)}</HealthStatus> : null;
}
