import type { WellBeing as Level } from '@hafi/contract/alerts/glance.schemas';
import { Badge } from '@hafi/ui/badge/badge';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const words: Record<Level, MessageDescriptor> = {
  urgent: msg`Urgent: look now`,
  look: msg`Please look`,
  unheard: msg`Nothing heard for a week`,
  quiet: msg`Not heard of today yet`,
  new: msg`Not heard of yet`,
  well: msg`All is well`,
};

const levels = { urgent: 'urgent', look: 'watch', unheard: 'watch', well: 'normal' } as const;

/** How an elder is, in a few words. That nothing is known yet is neither good nor bad. */
export function WellBeing({ level }: { level: Level }) {
  const { t } = useLingui();
  const said = t(words[level]);
  if (level === 'quiet' || level === 'new') return <Badge>{said}</Badge>;
  return <HealthStatus level={levels[level]}>{said}</HealthStatus>;
}
