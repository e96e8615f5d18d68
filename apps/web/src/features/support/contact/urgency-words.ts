import type { Urgency } from '@hafi/contract/support/contact-facts';
import { useLingui } from '@lingui/react/macro';

/** The label and meaning of each urgency. */
export function useUrgencyWords(): Record<Urgency, { label: string; detail: string }> {
  const { t } = useLingui();
  return {
    low: { label: t({ message: 'Low', context: 'urgency' }), detail: t`It can wait a few days.` },
    normal: {
      label: t({ message: 'Normal', context: 'urgency' }),
      detail: t`An answer today or tomorrow.`,
    },
    high: {
      label: t({ message: 'High', context: 'urgency' }),
      detail: t`As soon as you are open.`,
    },
    emergency: { label: t`Emergency`, detail: t`Somebody is in danger now.` },
  };
}
