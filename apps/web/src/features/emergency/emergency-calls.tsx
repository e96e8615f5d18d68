import {
  type EmergencyNumber,
  emergencyNumbers,
  type Helpline,
  helplines,
} from '@hafi/contract/emergency/numbers';
import { Card } from '@hafi/ui/card/card';
import { Quiet } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallLine } from './call-line.tsx';
import styles from './emergency.module.css';

const whoAnswers: Record<
  EmergencyNumber | Helpline,
  { name: MessageDescriptor; when: MessageDescriptor }
> = {
  '912': {
    name: msg`Ambulance (SAMU)`,
    when: msg`Chest pain, trouble breathing, a fall, somebody does not wake up. Needs a working SIM card.`,
  },
  '112': {
    name: msg`Police and general emergency`,
    when: msg`Danger from people, or when 912 does not answer. Works without credit and without a SIM card.`,
  },
  '111': {
    name: msg`Fire and rescue`,
    when: msg`Fire, smoke, somebody trapped.`,
  },
  '113': {
    name: msg`Road accidents`,
    when: msg`An accident on the road.`,
  },
  '110': {
    name: msg`Accidents on water`,
    when: msg`A boat in danger, somebody drowning.`,
  },
  '114': {
    name: msg`Health advice`,
    when: msg`A question to the Ministry of Health that can wait an hour.`,
  },
  '3512': {
    name: msg`Violence at home`,
    when: msg`Somebody beats, threatens or robs you. The police listen and keep it quiet.`,
  },
  '116': {
    name: msg`Children in need`,
    when: msg`A child is hurt, alone or afraid.`,
  },
};

function Line({ number, first }: { number: EmergencyNumber | Helpline; first?: boolean }) {
  const { t } = useLingui();
  const { name, when } = whoAnswers[number];
  return <CallLine number={number} name={t(name)} when={t(when)} first={first ?? false} />;
}

/** Whom `own` names, then the numbers to call in an emergency, the ambulance first. */
export function EmergencyCalls({ own }: { own: ReactNode }) {
  const [ambulance, ...others] = emergencyNumbers;
  return (
    <>
      <div className={styles.numbers}>
        {own}
        <Card edge="alarm">
          <Line number={ambulance} first />
        </Card>
        <Card lines>
          {others.map((number) => (
            <Line key={number} number={number} />
          ))}
        </Card>
      </div>
      <Quiet data-clip="emergency-911">
        <Trans>
          911 also reaches the network's emergency service from a mobile. Calls for fun are punished
          by law.
        </Trans>
      </Quiet>
    </>
  );
}

/** Helplines for advice and special needs. */
export function OtherHelplines() {
  return helplines.map((number) => <Line key={number} number={number} />);
}
