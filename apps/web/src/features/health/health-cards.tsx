import { dashboardVitals } from '@hafi/contract/health/vital-kinds';
import { Tray } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Activity, Droplets, HeartPulse, type LucideIcon, Thermometer } from 'lucide-react';

import styles from './health-cards.module.css';

type CardWords = { icon: LucideIcon; name: MessageDescriptor; advice: MessageDescriptor };

const cards: Record<(typeof dashboardVitals)[number], CardWords> = {
  'heart-rate': {
    icon: HeartPulse,
    name: msg`Heart Rate`,
    advice: msg`Sit for five minutes, then count the beats at your wrist for one minute. Write the number down for your doctor.`,
  },
  'blood-pressure': {
    icon: Activity,
    name: msg`Blood Pressure`,
    advice: msg`Have it measured at the health post or by a community health worker. Bring the paper to your visit.`,
  },
  temperature: {
    icon: Thermometer,
    name: msg`Temperature`,
    advice: msg`Measure when you feel hot, cold or weak. Above 38 degrees, call your health centre.`,
  },
  'oxygen-saturation': {
    icon: Droplets,
    name: msg`Oxygen Saturation`,
    advice: msg`Your doctor measures it with a clip on the finger. If you breathe with difficulty, call 912.`,
  },
};

/** The four measures on one sheet, while there is no reading: what to do to have one. */
export function HealthCards() {
  const { _ } = useLingui();
  return (
    <Tray>
      {dashboardVitals.map((kind) => {
        const { icon, name, advice } = cards[kind];
        return (
          <Stack key={kind} as="section" fill gap="tight">
            <div className={styles.name}>
              <Icon of={icon} />
              <Heading level={3} look={4}>
                {_(name)}
              </Heading>
            </div>
            <p>{_(msg`No readings yet.`)}</p>
            <Quiet>{_(advice)}</Quiet>
          </Stack>
        );
      })}
    </Tray>
  );
}
