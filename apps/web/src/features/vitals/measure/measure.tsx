import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import { useLingui } from '@lingui/react/macro';
import { useLatestVitals } from '../../../kit/vitals/latest-vitals.queries.ts';
import { usePageBack } from '../../../lib/page/use-page-back.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryFailure } from '../../../lib/query/query-state.tsx';
import { ownIn } from '../own-in.ts';
import { WaitingReadings } from '../waiting-readings.tsx';
import { DoneStage } from './done-stage.tsx';
import { KindChoice } from './kind-choice.tsx';
import styles from './measure.module.css';
import { SureStage } from './sure-stage.tsx';
import { useMeasuring } from './use-measuring.ts';
import { ValueStage } from './value-stage.tsx';

type Measuring = Parameters<typeof useMeasuring>[0];

function OneReading(props: Measuring) {
  const { elder, kind, wrong } = props;
  const way = useMeasuring(props);
  const { stage, draft, busy, faults, attempt, failure } = way;
  if (stage.name === 'done') return <DoneStage elder={elder} kept={stage.kept} />;
  if (stage.name === 'sure') {
    const { values } = stage;
    return (
      <SureStage
        elder={elder}
        kind={kind}
        values={values}
        busy={busy}
        failure={failure}
        onYes={way.confirm}
        onBack={way.back}
      />
    );
  }
  return (
    <ValueStage
      elder={elder}
      draft={draft}
      busy={busy}
      faults={faults}
      attempt={attempt}
      failure={failure}
      wrong={wrong}
      last={wrong ? null : props.last}
      onChange={way.change}
      onPulse={way.notePulse}
      onSave={way.save}
    />
  );
}

/**
 * Enters a reading of an elder, one question at a time: which vital, the value, and its meaning.
 */
export function Measure(props: {
  elder: Elder;
  kind: VitalKind | null;
  pulse: number | null;
  /** The reading to be corrected, if any. */
  wrong: Reading | null;
}) {
  const { elder, kind, pulse, wrong } = props;
  const { t } = useLingui();
  const latest = useLatestVitals(elder.id);
  usePageBack(
    kind && !wrong
      ? { to: paths.measure(elder.id), name: t`All readings` }
      : { to: paths.vitals(elder.id), name: t`Health` },
  );
  const vitals = dataOf(latest)?.vitals ?? [];
  const last = vitals.find((vital) => vital.kind === kind)?.reading ?? null;
  return (
    <div className={styles.walk} data-narrow={kind ? true : undefined}>
      {kind === null ? (
        <>
          <WaitingReadings elder={elder} />
          <KindChoice elder={elder} latest={latest} />
        </>
      ) : (
        <OneReading
          key={wrong?.id ?? kind}
          elder={elder}
          kind={kind}
          last={last}
          own={ownIn(dataOf(latest))}
          pulse={pulse}
          wrong={wrong}
        />
      )}
      {/* Below the form, which stands without them and must not move. */}
      <QueryFailure query={latest} failed={t`The last readings did not arrive`} />
    </div>
  );
}
