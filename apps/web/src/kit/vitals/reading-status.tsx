import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import type { VitalStatus } from '@hafi/contract/vitals/vital-status';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import { useLingui } from '@lingui/react/macro';
import { statusWord } from './vital-words.ts';

/** The status beside a reading; nothing where none can be told. */
export function ReadingStatus({ kind, status }: { kind: VitalKind; status: VitalStatus }) {
  const { t } = useLingui();
  const word = statusWord(kind, status);
  return word ? <HealthStatus level={status.level}>{t(word)}</HealthStatus> : null;
}
