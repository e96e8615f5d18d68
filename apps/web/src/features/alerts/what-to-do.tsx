import type { AlertPage } from '@hafi/contract/alerts/alert-page.schemas';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './alert-page.module.css';

/** A step that names the ambulance must not be missed. */
const isGrave = (step: string) => step.includes('912');

/**
 * What to do, for this reader: steps for who looks after the elder, one sentence for the elder, and
 * for who does not see what was measured to ask and to go there.
 */
export function WhatToDo({ alert }: { alert: AlertPage }) {
  const { t } = useLingui();
  const { calls, elder, level, measured } = alert;
  const name = elder.firstName;
  const mayAsk = calls.some(({ relation }) => relation !== null);
  const unseen = [
    level === 'urgent' ? t`Call ${name}, or go there now.` : t`Call ${name}, or go there today.`,
    ...(mayAsk ? [t`Ask those who see what was measured: they stand above.`] : []),
    ...(level === 'urgent' ? [t`In danger call 912.`] : []),
  ];
  // It is written to the elder. The ambulance calls whoever is there.
  const toTell = (step: string) => (isGrave(step) ? step : t`Tell ${name}: “${step}”`);
  const seen = measured ? [t`Call ${name}, or go there.`, ...measured.advice.map(toTell)] : [];
  const steps = measured ? seen : unseen;
  if (elder.by === 'self' && measured) {
    return (
      <section className={styles.todo} aria-labelledby="what-to-do">
        <h2 id="what-to-do">
          <Trans>What to do</Trans>
        </h2>
        {measured.advice.slice(0, 1).map((step) => (
          <p key={step}>{step}</p>
        ))}
        {measured.advice
          .slice(1)
          .filter(isGrave)
          .map((step) => (
            <p key={step}>
              <b>{step}</b>
            </p>
          ))}
      </section>
    );
  }
  return (
    <section className={styles.todo} aria-labelledby="what-to-do">
      <h2 id="what-to-do">
        <Trans>What to do</Trans>
      </h2>
      <ol className={styles.gems}>
        {steps.map((step) => (
          <li key={step}>{isGrave(step) ? <b>{step}</b> : step}</li>
        ))}
      </ol>
    </section>
  );
}
