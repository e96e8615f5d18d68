import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useSentPosition } from '../../../kit/position/use-sent-position.ts';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import styles from '../running/running.module.css';
import { useLocateEmergency } from '../running/running.queries.ts';
import { PlaceFailure } from './place-failure.tsx';
import { keepSharing, sharingOf } from './shares-place.ts';

/** Whether this device is with the elder: one question. */
function IsItWithThem(props: { view: EmergencyView; onSay: (is: boolean) => void }) {
  const { onSay, view } = props;
  const { t } = useLingui();
  const { firstName, you } = view.elder;
  return (
    <section className={styles.ask} aria-labelledby="with-them">
      <h2 id="with-them" data-clip={you ? 'emergency-phone-with-you' : 'emergency-with-them'}>
        {you ? t`Is this phone with you?` : t`Are you with ${firstName}?`}
      </h2>
      <p>
        <Trans>Then those who were told see where it is, until this ends.</Trans>
      </p>
      <div className={styles.twoKeys}>
        <Button variant="second" icon={MapPin} onClick={() => onSay(true)}>
          <Trans>Yes, show where we are</Trans>
        </Button>
        <Button variant="second" onClick={() => onSay(false)}>
          <Trans context="with the elder">No</Trans>
        </Button>
      </div>
    </section>
  );
}

/**
 * Says where the elder is, with the phone that pressed for themselves; another phone is asked about
 * first, since it may be anywhere. Only the elder's own phone is followed when it moves: who pressed may
 * go away to fetch help.
 */
export function SharePlace({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const { elder, id, place } = view;
  const { firstName } = elder;
  const [sharing, setSharing] = useState(() => sharingOf('place', id));
  const locate = useLocateEmergency(id);
  const on = sharing === 'on';
  const found = useSentPosition(on, locate.mutateAsync, { follows: elder.you });
  const say = (is: boolean) => {
    keepSharing('place', id, is ? 'on' : 'off');
    setSharing(is ? 'on' : 'off');
  };
  if (sharing === null) return <IsItWithThem view={view} onSay={say} />;
  const at = place.position ? time(place.position.at) : null;
  const forget = () => {
    say(false);
    locate.mutate(null, { done: t`Where you were is not shown any more.` });
  };
  if (!on) {
    return (
      <section className={styles.place} aria-label={t`Where you are`}>
        <ActFailure act={locate} />
        {at && elder.you ? (
          <>
            <p>
              <Trans>They see where you were at {at}.</Trans>
            </p>
            <Button variant="link" busy={locate.isPending} onClick={forget}>
              <Trans>Do not show it any more</Trans>
            </Button>
          </>
        ) : null}
        <Button variant="link" icon={MapPin} onClick={() => say(true)}>
          {elder.you ? <Trans>Show where I am</Trans> : t`I am with ${firstName}: show where`}
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.place} aria-label={t`Where you are`}>
      {at ? (
        <p>
          <b>
            {elder.you ? (
              <Trans>Those who were told see where you are, until this ends.</Trans>
            ) : (
              <Trans>Those who were told see where you both are, until this ends.</Trans>
            )}
          </b>{' '}
          <Trans>Last at {at}.</Trans>
        </p>
      ) : null}
      <PlaceFailure found={found} />
      {at ? (
        <Button variant="link" onClick={forget}>
          {elder.you ? (
            <Trans>Do not show it any more</Trans>
          ) : (
            <Trans>I am not there any more</Trans>
          )}
        </Button>
      ) : null}
    </section>
  );
}
