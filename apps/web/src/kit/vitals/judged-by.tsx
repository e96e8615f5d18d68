import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import { Quiet } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** By which of the elder's own limits a reading was judged. */
export const judgedByWords: Record<OwnLimits, MessageDescriptor> = {
  'oxygen-scale-2': msg`Judged by scale 2 (88 to 92 %)`,
  'systolic-130': msg`Judged by the target under 130/90`,
  'systolic-150': msg`Judged by the target under 150/90`,
};

/** Says beside a status that the elder's own limits gave it; nothing for those of most people. */
export function JudgedBy({ limits }: { limits: OwnLimits | null }) {
  const { t } = useLingui();
  return limits ? <Quiet>{t(judgedByWords[limits])}</Quiet> : null;
}
