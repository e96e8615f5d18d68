import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Info } from 'lucide-react';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import styles from './running.module.css';
import { useRunTitle } from './use-run-title.ts';

/** How it ended, when, and by whom. */
export function Ended({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const title = useRunTitle(view);
  const { elder, endedAt, endedBy, endNote, events, followedBy, outcome, startedAt, state } = view;
  const isOwnEnd = events.some(({ step, you }) => you && step === state);
  const { firstName } = elder;
  const isGood = outcome === 'well' || state !== 'resolved';
  const from = time(startedAt);
  const at = endedAt ? time(endedAt) : '';
  return (
    <section className={styles.ended} aria-labelledby="ended">
      <Icon of={isGood ? CircleCheck : Info} size="large" />
      <h1 id="ended">{title}</h1>
      <p>
        {elder.you
          ? t`You called for help at ${from}.`
          : t`${firstName} called for help at ${from}.`}
      </p>
      {isOwnEnd ? (
        <p>{t`You ended it at ${at}.`}</p>
      ) : endedBy ? (
        <p>{t`${endedBy} ended it at ${at}.`}</p>
      ) : (
        <p>
          <Trans>It ended at {at}.</Trans>
        </p>
      )}
      {endNote ? <blockquote>{endNote}</blockquote> : null}
      {state === 'resolved' || state === 'false-alarm' ? (
        <p>
          <Trans>Everybody who was told is being told so. Nobody needs to come.</Trans>
        </p>
      ) : null}
      {followedBy ? (
        <ButtonLink href={`/emergency/${followedBy}`} variant="alarm" wide>
          <Trans>Open the new call for help</Trans>
        </ButtonLink>
      ) : null}
    </section>
  );
}
