import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ambulance, Eye, Footprints, MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import type { Act } from '../../../lib/query/use-work.ts';
import { AmbulanceKey, NoAmbulance } from './ambulance.tsx';
import styles from './running.module.css';
import type { Said } from './running.queries.ts';

type Saying = Pick<Act<unknown, Said>, 'mutate' | 'isPending' | 'isError' | 'error' | 'variables'>;

const minutes = [5, 10, 20, 30] as const;

/** How long it takes: one question. */
function HowLong(props: { say: Saying; onDone: () => void }) {
  const { onDone, say } = props;
  const { t } = useLingui();
  const go = (given: number) => {
    say.mutate({ act: 'coming', minutes: given });
    onDone();
  };
  return (
    <section className={styles.ask} aria-labelledby="how-long">
      <h2 id="how-long" data-clip="emergency-how-long">
        <Trans>In how many minutes?</Trans>
      </h2>
      <div className={styles.minutes}>
        {minutes.map((each) => (
          <Button
            key={each}
            variant="second"
            aria-label={each === 30 ? t`30 minutes or more` : t`${each} minutes`}
            onClick={() => go(each)}
          >
            {each === 30 ? '30+' : each}
          </Button>
        ))}
      </div>
      <Button variant="link" onClick={onDone}>
        <Trans>Back</Trans>
      </Button>
    </section>
  );
}

/** What the reader has said so far. */
function SaidSoFar({ view }: { view: EmergencyView }) {
  const time = useKigaliWhen();
  const own = view.responders.find(({ you }) => you);
  const due = own?.dueAt ? time(own.dueAt) : null;
  if (own?.knows === 'arrived') {
    return (
      <Alert tone="success">
        <Trans>You are there. The others see that.</Trans>
      </Alert>
    );
  }
  if (own?.knows === 'coming') {
    return (
      <Alert tone="success">
        {due ? (
          <Trans>You are on the way, there at {due}. The others see that.</Trans>
        ) : (
          <Trans>You are on the way. The others see that.</Trans>
        )}
      </Alert>
    );
  }
  if (own?.knows === 'acting') {
    return (
      <Alert tone="success">
        <Trans>You see to it. The others see that.</Trans>
      </Alert>
    );
  }
  return null;
}

/** Who needs help, and what a helper says and does: the most helpful thing first. */
export function ResponderActs(props: { view: EmergencyView; say: Saying }) {
  const { say, view } = props;
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { elder } = view;
  const knows = view.responders.find(({ you }) => you)?.knows;
  const busy = (act: Said['act']) => say.isPending && say.variables?.act === act;
  const { firstName } = elder;
  if (asking) return <HowLong say={say} onDone={() => setAsking(false)} />;
  const comes = knows === 'coming';
  const isThere = knows === 'arrived';
  return (
    <div className={styles.acts}>
      <SaidSoFar view={view} />
      <ActFailure act={say} />
      {isThere ? null : comes ? (
        <Button
          icon={MapPin}
          wide
          busy={busy('arrived')}
          onClick={() => say.mutate({ act: 'arrived' })}
        >
          <Trans>I am here</Trans>
        </Button>
      ) : (
        <Button icon={Footprints} wide busy={busy('coming')} onClick={() => setAsking(true)}>
          <Trans>I am on my way</Trans>
        </Button>
      )}
      <div className={styles.twoKeys}>
        {elder.phone ? (
          <ButtonLink variant="second" icon={Phone} href={`tel:${elder.phone}`}>
            {t`Call ${firstName}`}
          </ButtonLink>
        ) : null}
        {view.drill ? null : <AmbulanceKey drill={false} short />}
      </div>
      {view.drill ? <NoAmbulance /> : null}
      {knows === 'acting' || comes || isThere ? null : (
        <Button
          variant="second"
          icon={Eye}
          wide
          busy={busy('acknowledge')}
          onClick={() => say.mutate({ act: 'acknowledge' })}
        >
          <Trans>I see to it</Trans>
        </Button>
      )}
      {comes || isThere ? null : (
        <Button
          variant="second"
          icon={MapPin}
          wide
          busy={busy('arrived')}
          onClick={() => say.mutate({ act: 'arrived' })}
        >
          <Trans>I am here</Trans>
        </Button>
      )}
      {view.drill ? null : (
        <Button
          variant="second"
          icon={Ambulance}
          wide
          busy={busy('ambulance')}
          onClick={() => say.mutate({ act: 'ambulance' })}
        >
          <Trans>I called 912</Trans>
        </Button>
      )}
    </div>
  );
}
