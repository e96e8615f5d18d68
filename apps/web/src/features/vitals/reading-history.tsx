import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { formatDate, formatDateTime } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Row } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import type { Shown } from '../../kit/optimistic.ts';
import { PagedList } from '../../kit/paged-list.tsx';
import { JudgedBy } from '../../kit/vitals/judged-by.tsx';
import { ReadingStatus } from '../../kit/vitals/reading-status.tsx';
import { showValues } from '../../kit/vitals/show-values.ts';
import { glucoseWords, kindWords } from '../../kit/vitals/vital-words.ts';
import { WaitingNote } from '../../kit/waiting-note.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './reading-history.module.css';
import { useWaitingReadings } from './use-waiting-readings.ts';
import { useReadings, useWithdrawReading } from './vitals.queries.ts';
import { listWithWaiting } from './waiting-vitals.ts';

const isMistake = msg`This is a mistake`;
const correctIt = msg`Correct`;

/** A reading as text: `Blood Pressure 138/84 mmHg`. */
function useReadingName() {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ kind, values }: Reading) =>
    `${t(kindWords[kind].name)} ${showValues(kind, values, locale)} ${vitalKinds[kind].unit}`;
}

/** Who marked a reading as wrong, when, and whether it was corrected. */
function WhyWrong({ reading: { withdrawn } }: { reading: Reading }) {
  const locale = useLocale();
  const who = withdrawn?.by?.name;
  const when = withdrawn ? formatDateTime(new Date(withdrawn.at), locale) : '';
  if (!withdrawn) return null;
  return (
    <p>
      {withdrawn.corrected ? (
        <Trans>Corrected on {when}</Trans>
      ) : (
        <Trans>Marked as a mistake on {when}</Trans>
      )}
      {who ? ` · ${who}` : null}
    </p>
  );
}

function Line({ elder, reading }: { elder: Elder; reading: Shown<Reading> }) {
  const elderId = elder.id;
  const [asks, setAsks] = useState(false);
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const name = useReadingName()(reading);
  const { glucoseContext, judgedBy, kind, mayCorrect, recordedBy } = reading;
  const { source, state, status, takenAt } = reading;
  const wrong = state === 'entered-in-error';
  return (
    <li className={styles.line}>
      <OutcomePlace>
        <Row apart className={styles.head}>
          <strong className={wrong ? styles.struck : undefined}>{name}</strong>
          {wrong ? null : <ReadingStatus kind={kind} status={status} />}
        </Row>
        <Quiet>
          <time dateTime={takenAt}>
            {reading.dayOnly
              ? formatDate(new Date(takenAt), locale)
              : formatDateTime(new Date(takenAt), locale)}
          </time>
          {glucoseContext ? <> · {t(glucoseWords[glucoseContext])}</> : null}
          {recordedBy && recordedBy.id !== elderId ? <> · {recordedBy.name}</> : null}
          {source === 'imported' ? (
            <>
              {' · '}
              <Trans>imported</Trans>
            </>
          ) : null}
          {source === 'device' ? (
            <>
              {' · '}
              <Trans>from a device</Trans>
            </>
          ) : null}
        </Quiet>
        {wrong ? null : <JudgedBy limits={judgedBy} />}
        {reading.waiting ? <WaitingNote /> : null}
        {wrong ? <WhyWrong reading={reading} /> : null}
        {mayCorrect && !wrong ? (
          <Row>
            <Button
              variant="link"
              icon={Pencil}
              onClick={() => navigate(paths.measure(elderId, kind), { state: { wrong: reading } })}
              aria-label={`${t(correctIt)}: ${name}`}
            >
              {t(correctIt)}
            </Button>
            <Button
              variant="link"
              onClick={() => setAsks(true)}
              aria-label={`${t(isMistake)}: ${name}`}
            >
              {t(isMistake)}
            </Button>
          </Row>
        ) : null}
        {asks ? (
          <WrongReading elder={elder} reading={reading} onClose={() => setAsks(false)} />
        ) : null}
      </OutcomePlace>
    </li>
  );
}

/** Confirmation dialog for marking a reading as wrong. */
function WrongReading(props: { elder: Elder; reading: Reading; onClose: () => void }) {
  const { elder, reading, onClose } = props;
  const { t } = useLingui();
  const name = useReadingName()(reading);
  const withdraw = useWithdrawReading(elder.id);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t`Was this reading a mistake?`}
      message={
        <>
          <p>
            <strong>{name}</strong>
          </p>
          <p>
            <Trans>It stays in the list, struck through, and no longer counts.</Trans>
          </p>
        </>
      }
      done={t`${name} no longer counts.`}
      safe={t`No, keep it`}
      yes={t`Yes, it was a mistake`}
      act={() => withdraw.mutateAsync(reading.id)}
    />
  );
}

/** An elder's readings, newest first. */
export function ReadingHistory({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const readings = useReadings(elder.id);
  const { missingFrom, own } = useWaitingReadings(elder);
  return (
    <PagedList
      query={readings}
      label={t`Loading the readings`}
      failed={t`The readings did not arrive`}
      progress={(count) =>
        count > 0 && <Plural value={count} one="# reading shown" other="# readings shown" />
      }
      empty={<Empty title={t`No readings yet.`}>{t`Each reading will be kept here.`}</Empty>}
    >
      {(known) => (
        <ul className={styles.list}>
          {listWithWaiting(known, missingFrom(readings.dataUpdatedAt), own).map((reading) => (
            <Line key={reading.id} elder={elder} reading={reading} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
