import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ambulance, Eye, Footprints, type LucideIcon, MapPin, Phone, X } from 'lucide-react';
import { useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { useCatchFocus } from '../../../lib/outcome/use-catch-focus.ts';
import type { Act } from '../../../lib/query/use-work.ts';
import { AmbulanceKey, ambulanceCallerOf, NoAmbulance } from './ambulance.tsx';
import styles from './running.module.css';
import type { Said } from './running.queries.ts';

type Saying = Pick<
  Act<unknown, Said>,
  'mutate' | 'mutateAsync' | 'isPending' | 'isSuccess' | 'isError' | 'error' | 'variables'
>;

const minutes = [5, 10, 20, 30] as const;

/** How long it takes: one question. */
function HowLong(props: { say: Saying; onDone: () => void }) {
  const { onDone, say } = props;
  const { t } = useLingui();
  const go = (given: number) => {
    say.mutate({ act: 'coming', minutes: given }, { done: null });
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

/** What the reader has said so far; it takes the focus of the button that has gone with the act. */
function SaidSoFar({ view, acted }: { view: EmergencyView; acted: boolean }) {
  const time = useKigaliWhen();
  const own = view.responders.find(({ you }) => you);
  const due = own?.dueAt ? time(own.dueAt) : null;
  const said = useCatchFocus<HTMLDivElement>(own?.knows, acted);
  const rest = { ref: said, tabIndex: -1 };
  if (own?.knows === 'arrived') {
    return (
      <Alert {...rest} tone="success">
        <Trans>You are there. The others see that.</Trans>
      </Alert>
    );
  }
  if (own?.knows === 'coming') {
    return (
      <Alert {...rest} tone="success">
        {due ? (
          <Trans>You are on the way, there at {due}. The others see that.</Trans>
        ) : (
          <Trans>You are on the way. The others see that.</Trans>
        )}
      </Alert>
    );
  }
  if (own?.knows === 'cannot') {
    return (
      <Alert {...rest}>
        <Trans>You cannot come. The others see that, and more people are asked where needed.</Trans>
      </Alert>
    );
  }
  if (own?.knows === 'acting') {
    return (
      <Alert {...rest} tone="success">
        <Trans>You see to it. The others see that.</Trans>
      </Alert>
    );
  }
  return null;
}

/** Who was counted on takes it back: others are asked at once, so it is asked once more. */
function CannotAfterAll({ say }: { say: Saying }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="second" icon={X} wide onClick={() => setAsking(true)}>
        <Trans>I cannot come</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>You cannot come after all?</Trans>}
        message={
          <Trans>
            The others are told, and more people are asked at once if nobody else comes.
          </Trans>
        }
        safe={<Trans>No, I come</Trans>}
        yes={<Trans>I cannot come</Trans>}
        act={() => say.mutateAsync({ act: 'cannot' })}
        done={t`The others are told that you cannot come.`}
      />
    </>
  );
}

/** The two calls, which stay in reach whatever else is asked. */
function CallKeys({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const { firstName, phone } = view.elder;
  return (
    <div className={styles.twoKeys}>
      {phone ? (
        <ButtonLink variant="second" icon={Phone} href={`tel:${phone}`}>
          {t`Call ${firstName}`}
        </ButtonLink>
      ) : null}
      <AmbulanceKey view={view} short />
    </div>
  );
}

/**
 * What a helper says and does: the most helpful thing first. Somebody abroad or at the desk is not
 * asked to come; they may see to it that somebody does.
 */
export function ResponderActs(props: {
  view: EmergencyView;
  say: Saying;
  from?: 'near' | 'abroad' | 'desk';
}) {
  const { from = 'near', say, view } = props;
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const knows = view.responders.find(({ you }) => you)?.knows;
  if (asking) {
    return (
      <>
        <HowLong say={say} onDone={() => setAsking(false)} />
        <CallKeys view={view} />
      </>
    );
  }
  const isNear = from === 'near';
  const comes = knows === 'coming';
  const isThere = knows === 'arrived';
  const acts = comes || isThere || knows === 'acting';
  const hasAnswered = acts || knows === 'cannot';
  const key = (act: 'acknowledge' | 'arrived' | 'cannot', icon: LucideIcon, words: string) => (
    <Button
      variant={act === 'acknowledge' && !isNear ? 'leaf' : 'second'}
      icon={icon}
      wide
      busy={say.isPending && say.variables?.act === act}
      onClick={() => say.mutate({ act }, { done: null })}
    >
      {words}
    </Button>
  );
  const way =
    isThere || comes ? null : (
      <Button
        variant={isNear ? 'leaf' : 'second'}
        icon={Footprints}
        wide
        busy={say.isPending && say.variables?.act === 'coming'}
        onClick={() => setAsking(true)}
      >
        <Trans>I am on my way</Trans>
      </Button>
    );
  const seeToIt = acts ? null : key('acknowledge', Eye, t`I see to it`);
  return (
    <div className={styles.acts}>
      <SaidSoFar view={view} acted={say.isSuccess} />
      <ActFailure act={say} />
      {hasAnswered ? null : isNear ? (
        <h2 data-clip="emergency-can-you-come">
          <Trans>Can you come?</Trans>
        </h2>
      ) : (
        <h2>
          <Trans>What can you do?</Trans>
        </h2>
      )}
      {isNear ? null : <CallKeys view={view} />}
      {from === 'abroad' && !view.drill ? (
        <Quiet>
          <Trans>912 works only in Rwanda. From abroad call somebody near who can call it.</Trans>
        </Quiet>
      ) : null}
      {isNear ? null : seeToIt}
      {isNear ? way : null}
      {comes ? (
        <Button
          icon={MapPin}
          wide
          busy={say.isPending && say.variables?.act === 'arrived'}
          onClick={() => say.mutate({ act: 'arrived' }, { done: null })}
        >
          <Trans>I am here</Trans>
        </Button>
      ) : null}
      {isNear && !hasAnswered ? key('cannot', X, t`I cannot come`) : null}
      {isNear ? <CallKeys view={view} /> : null}
      {view.drill ? <NoAmbulance /> : null}
      {isNear ? seeToIt : null}
      {isNear && !comes && !isThere ? key('arrived', MapPin, t`I am here`) : null}
      {view.drill || ambulanceCallerOf(view) ? null : (
        <Button
          variant="second"
          icon={Ambulance}
          wide
          busy={say.isPending && say.variables?.act === 'ambulance'}
          onClick={() =>
            say.mutate(
              { act: 'ambulance' },
              { done: t`Noted: 912 is called. The others see that.` },
            )
          }
        >
          <Trans>I called 912</Trans>
        </Button>
      )}
      {isNear ? null : way}
      {!isNear && !hasAnswered ? key('cannot', X, t`I cannot come`) : null}
      {comes || knows === 'acting' ? <CannotAfterAll say={say} /> : null}
    </div>
  );
}
