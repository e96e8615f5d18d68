import { isVital } from '@hafi/contract/alerts/alert-kinds';
import { AlarmCard } from '@hafi/ui/alarm-card/alarm-card';
import { ButtonLink } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { PersonToCall } from '../../../features/emergency/people-to-call.queries.ts';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { alertName, useAlertFigure } from '../../../kit/vitals/alert-words.ts';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { When } from '../../../kit/when.tsx';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './elder-home.module.css';
import type { Urgent } from './use-urgent.ts';

/** Who knows of it: whoever looks after it or has seen it, how many were notified, or nobody. */
function WhoKnows({ urgent: { alert, sentAt } }: { urgent: Urgent }) {
  const { id } = useAccount();
  const when = useKigaliWhen();
  if (!alert) {
    if (sentAt === null)
      return <Trans>Nobody knows it yet: it goes out when there is network.</Trans>;
    const at = when(sentAt);
    return (
      <Trans>
        It was sent at {at}, and your people are told. What they answered is not known here.
      </Trans>
    );
  }
  const { acknowledgedAt, acknowledgedBy, seen, steps } = alert;
  if (acknowledgedAt) {
    const who = acknowledgedBy?.id === id ? null : acknowledgedBy?.name;
    return who ? <Trans>{who} looks after you.</Trans> : <Trans>Somebody looks after you.</Trans>;
  }
  const told = steps.reduce((sum, { people }) => sum + people, 0);
  if (told === 0) return <Trans>Nobody could be told.</Trans>;
  if (!seen) {
    return (
      <Plural
        value={told}
        one="# person was told. Nobody has seen it yet."
        other="# people were told. Nobody has seen it yet."
      />
    );
  }
  const { name } = seen;
  const at = when(seen.at);
  return (
    <Trans>
      {name} saw it at {at}. Nobody takes care of it yet.
    </Trans>
  );
}

function CallFirst({ name, phone }: { name: string; phone: string }) {
  return (
    <ButtonLink href={`tel:${phone}`} variant="second" icon={Phone} wide className={styles.call}>
      <Trans>Call {name}</Trans>
    </ButtonLink>
  );
}

/** What threatens the elder's life: the number, whom to call, and who knows. */
export function UrgentTask({ urgent, first }: { urgent: Urgent; first: PersonToCall | undefined }) {
  const { t } = useLingui();
  const locale = useLocale();
  const figure = useAlertFigure();
  const { direction, kind, takenAt, values } = urgent;
  const name = t(alertName(kind));
  const heads =
    kind === 'blood-pressure'
      ? { high: t`Blood pressure: very high`, low: t`Blood pressure: very low` }
      : { high: t`${name}: very high`, low: t`${name}: very low` };
  const value = isVital(kind) ? showValues(kind, values, locale) : figure({ kind, values });
  return (
    <AlarmCard
      className={styles.urgent}
      aria-labelledby="urgent"
      head={<h2 id="urgent">{direction ? heads[direction] : name}</h2>}
      value={value}
    >
      <p className={styles.now}>
        <b>
          <Trans>Sit down. Call now.</Trans>
        </b>
      </p>
      <ButtonLink href="tel:912" variant="alarm" icon={Phone} wide>
        <Trans>Call 912</Trans>
      </ButtonLink>
      {first ? <CallFirst name={first.firstName} phone={first.phone} /> : null}
      <Quiet className={styles.knows}>
        <When at={takenAt} />. <WhoKnows urgent={urgent} />
      </Quiet>
    </AlarmCard>
  );
}
