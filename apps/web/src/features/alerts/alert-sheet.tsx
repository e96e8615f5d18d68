import { isVital } from '@hafi/contract/alerts/alert-kinds';
import type { AlertPage, Measured } from '@hafi/contract/alerts/alert-page.schemas';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { AlarmCard } from '@hafi/ui/alarm-card/alarm-card';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { useKigaliWhen } from '../../kit/use-kigali-when.ts';
import { alertName, useAlertFigure } from '../../kit/vitals/alert-words.ts';
import { JudgedBy } from '../../kit/vitals/judged-by.tsx';
import { showValues } from '../../kit/vitals/show-values.ts';
import { ZoneNote } from '../../kit/zone-note.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { AlertActs } from './alert-acts.tsx';
import styles from './alert-page.module.css';
import { AlertWeek } from './alert-week.tsx';
import { Knowers } from './knowers.tsx';
import { MeasureAgain } from './measure-again.tsx';
import { WhatToDo } from './what-to-do.tsx';

function Figure({ measured: { kind, values } }: { measured: Measured }) {
  const locale = useLocale();
  const figure = useAlertFigure();
  if (!isVital(kind)) return figure({ kind, values });
  return (
    <>
      {showValues(kind, values, locale)} <SrOnly>{vitalKinds[kind].unit}</SrOnly>
    </>
  );
}

/** What is wrong, with whom and since when. */
function Reading({ alert }: { alert: AlertPage }) {
  const { t } = useLingui();
  const when = useKigaliWhen();
  const { elder, endedAt, level, measured } = alert;
  const { name } = elder;
  const since = when(alert.since);
  const wrong = level === 'urgent' ? t`Something is wrong` : t`Something is not as usual`;
  const what = measured ? t(alertName(measured.kind)) : wrong;
  const heads = { high: t`${what}: very high`, low: t`${what}: very low` };
  // A score or a level of consciousness is neither high nor low to who reads it.
  const isVery = measured !== null && isVital(measured.kind) && level === 'urgent' && !endedAt;
  const head = isVery ? heads[measured.direction] : what;
  return (
    <AlarmCard
      className={styles.reading}
      tone={endedAt ? 'over' : level}
      head={<h1>{endedAt ? t`Over: ${head}` : head}</h1>}
      {...(measured ? { value: <Figure measured={measured} /> } : {})}
    >
      {measured?.meaning && !endedAt && !isVery ? (
        <p>
          <b>{measured.meaning}</b>
        </p>
      ) : null}
      {measured ? <JudgedBy limits={measured.judgedBy} /> : null}
      <p>
        {elder.by === 'self' ? (
          <Trans>Since {since}</Trans>
        ) : (
          <Trans>
            <b>{name}</b>, since {since}
          </Trans>
        )}
      </p>
      {measured ? null : (
        <p>
          <Trans>What was measured you do not see.</Trans>
        </p>
      )}
    </AlarmCard>
  );
}

/** An alert, as far as the reader may know of it. */
export function AlertSheet({ alert }: { alert: AlertPage }) {
  const { elder, endedAt, level, measured } = alert;
  return (
    <div className={styles.sheet}>
      <Reading alert={alert} />
      <AlertActs alert={alert} />
      {endedAt ? null : <WhatToDo alert={alert} />}
      <div className={styles.aside}>
        {measured && !endedAt ? (
          <MeasureAgain alert={alert} at={measured.measureAgainAt} kind={measured.kind} />
        ) : null}
        <Knowers knowers={alert.knowers} isOpen={level === 'urgent' && !endedAt} />
        <ZoneNote />
      </div>
      {measured?.week && isVital(measured.kind) ? (
        <AlertWeek
          kind={measured.kind}
          week={measured.week}
          isOwn={elder.by === 'self'}
          isOver={endedAt !== null}
        />
      ) : null}
    </div>
  );
}
