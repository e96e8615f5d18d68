import type { AlertStep, HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import { Quiet } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { When } from '../../kit/when.tsx';

const notified: Record<AlertStep, MessageDescriptor> = {
  circle: msg`The circle was told`,
  doctor: msg`Nobody had seen it: the doctor was told`,
  coordinators: msg`Nobody had seen it: the coordinators were told`,
};
const noDoctor = msg`Nobody had seen it, and no doctor is known`;

/** Whom an urgent alert reached when. */
export function AlertSteps({ steps }: Pick<HealthAlert, 'steps'>) {
  const { t } = useLingui();
  return steps.map(({ at, people, step }) => (
    <Quiet key={step}>
      {t(step === 'doctor' && people === 0 ? noDoctor : notified[step])}, <When at={at} />
    </Quiet>
  ));
}
