import type { AlertPage } from '@hafi/contract/alerts/alert-page.schemas';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { HandOnKeys } from '../../kit/outcomes/hand-on-keys.tsx';
import { useOutcomeWords } from '../../kit/outcomes/use-outcome-words.ts';
import { useKigaliWhen } from '../../kit/use-kigali-when.ts';
import { useAccount } from '../../lib/session.ts';
import styles from './alert-page.module.css';
import { useGiveBackAlert, useTakeOverAlert } from './alerts.queries.ts';

/** Who looks after it. It takes the focus from the key that said so. */
export function Taken(props: {
  alert: Pick<AlertPage, 'acknowledgedAt' | 'acknowledgedBy'>;
  focused: boolean;
}) {
  const { alert, focused } = props;
  const when = useKigaliWhen();
  const own = useAccount();
  const note = useRef<HTMLParagraphElement>(null);
  const { acknowledgedAt, acknowledgedBy } = alert;
  useEffect(() => {
    if (focused) note.current?.focus();
  }, [focused]);
  if (!acknowledgedAt) return null;
  const since = when(acknowledgedAt);
  const who = acknowledgedBy?.name;
  return (
    <p ref={note} tabIndex={-1} className={styles.taken}>
      {acknowledgedBy?.id === own.id ? (
        <Trans>
          <b>You take care of it since {since}.</b> The others see that.
        </Trans>
      ) : who ? (
        <Trans>
          <b>
            {who} takes care of it since {since}.
          </b>
        </Trans>
      ) : (
        <Trans>
          <b>Somebody takes care of it since {since}.</b>
        </Trans>
      )}
    </p>
  );
}

/** Hands an alert of a circle on, as somebody who may do so. */
export function HandOn({ alert }: { alert: AlertPage }) {
  const { t } = useLingui();
  const { acknowledgedBy, elder, id } = alert;
  const giveBack = useGiveBackAlert(elder.id);
  const takeOver = useTakeOverAlert(elder.id);
  // Whoever needs the help takes it over from nobody.
  if (!acknowledgedBy || elder.by === 'self') return null;
  return (
    <HandOnKeys
      alert={alert}
      giveBack={giveBack}
      takeOver={takeOver}
      onGiveBack={() =>
        giveBack.mutate(id, { done: t`All who were told hear that nobody takes care of it now.` })
      }
      onTakeOver={(from) =>
        takeOver.mutate(
          { alertId: id, from },
          { done: t`You take care of it now. ${acknowledgedBy.name} is told.` },
        )
      }
    />
  );
}

/** How it ended. */
export function Ended({ alert }: { alert: AlertPage }) {
  const { id } = useAccount();
  const when = useKigaliWhen();
  const words = useOutcomeWords();
  const { elder, endedAt, endedBy, measured, outcome, place } = alert;
  if (!endedAt) return null;
  const at = when(endedAt);
  const who = endedBy?.name;
  const isNoted = Boolean(measured?.endNote);
  return (
    <div className={styles.taken}>
      <p>
        <b>
          {endedBy?.id === id ? (
            <Trans>You closed it, {at}.</Trans>
          ) : who ? (
            <Trans>
              {who} closed it, {at}.
            </Trans>
          ) : isNoted ? (
            <Trans>It was closed, {at}.</Trans>
          ) : measured ? (
            <Trans>It is over: the reading of {at} was usual again.</Trans>
          ) : (
            <Trans>It is over since {at}.</Trans>
          )}{' '}
          {outcome ? words(elder.name, outcome, place) : null}
        </b>
      </p>
      {measured?.endNote ? <p className={styles.note}>{measured.endNote}</p> : null}
    </div>
  );
}
