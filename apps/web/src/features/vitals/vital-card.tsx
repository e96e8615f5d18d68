import type { Answer } from '@hafi/contract/core/endpoint';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import { partOf, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { bandOf } from '@hafi/contract/vitals/vital-status';
import type { getLatestVitals, LatestVital } from '@hafi/contract/vitals/vitals.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Heading } from '@hafi/ui/heading/heading';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { Shown } from '../../kit/optimistic.ts';
import { ClosedWords } from '../../kit/outcomes/closed-words.tsx';
import { JudgedBy, judgedByWords } from '../../kit/vitals/judged-by.tsx';
import { ReadingStatus } from '../../kit/vitals/reading-status.tsx';
import { firstPart, gaugeScale, showChange, showValues } from '../../kit/vitals/show-values.ts';
import { bearingWords, glucoseWords, kindWords } from '../../kit/vitals/vital-words.ts';
import { WaitingNote } from '../../kit/waiting-note.tsx';
import { When } from '../../kit/when.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { Gauge } from './gauge.tsx';
import styles from './vital-card.module.css';

/** The change against the mean of the previous month, coloured by its direction. */
function Change({ vital }: { vital: LatestVital & { change: object } }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { kind, change } = vital;
  const { difference, bearing } = change;
  const unit = vitalKinds[kind].unit;
  const written = showChange(kind, difference, locale);
  const amount = unit === '%' ? `${written}%` : `${written} ${unit}`;
  const arrow = written.startsWith('+')
    ? ArrowUp
    : written.startsWith('-')
      ? ArrowDown
      : ArrowRight;
  return (
    <p className={styles.change} data-bearing={bearing}>
      <Icon of={arrow} />
      <span>
        <Trans>{amount} vs last month</Trans>
        {bearing === 'neither' ? null : <>, {t(bearingWords[bearing])}</>}
      </span>
    </p>
  );
}

function Figure({ reading: { kind, values } }: { reading: Reading }) {
  const locale = useLocale();
  return (
    <p className={styles.figure}>
      {showValues(kind, values, locale)}{' '}
      <span className={styles.unit}>{vitalKinds[kind].unit}</span>
    </p>
  );
}

type InForce = Answer<typeof getLatestVitals>['data']['ownLimits']['current'][number];

/** By whose word a vital is judged in another way than for most people. */
function SetBy({ set: { at, by, limits } }: { set: InForce }) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = t(judgedByWords[limits]);
  const date = formatDate(new Date(at), locale);
  return (
    <Quiet>
      <Trans>
        {words}, set by {by} on {date}
      </Trans>
    </Quiet>
  );
}

/**
 * The latest reading of a vital: value, unit, status, usual range and change; before the first, how
 * to measure it.
 */
export function VitalCard(props: {
  vital: Shown<LatestVital>;
  headings: 3 | 4;
  /** The own limits in force: which doctor set them, and since when. */
  setBy: readonly InForce[];
  /** In three lines, for a card beside other parts. */
  short?: boolean | undefined;
  /** Whose it is. */
  elder: string;
}) {
  const { elder, vital, headings, setBy, short } = props;
  const { t } = useLingui();
  const { kind, reading, change, waiting } = vital;
  const { icon, name, advice } = kindWords[kind];
  const title = (
    <Heading level={headings} size={4} className={styles.name}>
      <Icon of={icon} />
      <span>{t(name)}</span>
    </Heading>
  );
  if (!reading) {
    return (
      <Stack as="section" fill gap="tight">
        {title}
        <p>
          <Trans>No readings yet.</Trans>
        </p>
        <Quiet>{t(advice)}</Quiet>
      </Stack>
    );
  }
  const part = firstPart(kind);
  const { breathing, glucoseContext: glucose, judgedBy, takenAt } = reading;
  const own = judgedBy ? [judgedBy] : [];
  const band = bandOf(kind, part, { glucose, breathing, own });
  const closed =
    vital.closed && !waiting ? (
      <Quiet>
        <ClosedWords closed={vital.closed} elder={elder} />
      </Quiet>
    ) : null;
  const set = setBy.find(({ at, limits }) => limits === judgedBy && at <= takenAt);
  const [low, high] = gaugeScale[kind];
  if (short) {
    return (
      <section className={styles.short}>
        <div className={styles.line}>
          {title}
          <ReadingStatus kind={kind} status={reading.status} />
        </div>
        <div className={styles.line}>
          <Figure reading={reading} />
          <Quiet as="span">
            <When at={reading.takenAt} />
          </Quiet>
        </div>
        {closed}
        {change ? <Change vital={{ ...vital, change }} /> : null}
        {waiting ? <WaitingNote /> : null}
      </section>
    );
  }
  return (
    <Stack as="section" fill gap="tight">
      <Row apart>
        {title}
        <ReadingStatus kind={kind} status={reading.status} />
      </Row>
      <Figure reading={reading} />
      {band ? (
        <Gauge
          min={low}
          max={high}
          usual={[band.min, band.max]}
          value={partOf(reading.values, part) ?? low}
        />
      ) : null}
      {change ? <Change vital={{ ...vital, change }} /> : null}
      <Quiet>
        {reading.glucoseContext ? <>{t(glucoseWords[reading.glucoseContext])}, </> : null}
        <When at={reading.takenAt} />
      </Quiet>
      {closed}
      {set ? <SetBy set={set} /> : <JudgedBy limits={judgedBy} />}
      {waiting ? <WaitingNote /> : null}
    </Stack>
  );
}
