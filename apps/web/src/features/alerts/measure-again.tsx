import { minuteInMs } from '@hafi/base/time';
import type { AlertKind } from '@hafi/contract/alerts/alert-kinds';
import { isVital } from '@hafi/contract/alerts/alert-kinds';
import type { AlertPage } from '@hafi/contract/alerts/alert-page.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Ring } from '@hafi/ui/ring/ring';
import { Plural, Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useKigaliWhen } from '../../kit/use-kigali-when.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { paths } from '../../lib/paths.ts';
import styles from './alert-page.module.css';

const stitches = 30;

/** When to measure again, as far as the advice names a time, and the way there. */
export function MeasureAgain(props: { alert: AlertPage; at: string | null; kind: AlertKind }) {
  const { alert, at, kind } = props;
  const { elder, mayMeasure, takenAt } = alert;
  const when = useKigaliWhen();
  const now = useNow();
  const total = at ? Math.max(1, (Date.parse(at) - Date.parse(takenAt)) / minuteInMs) : 1;
  const left = at ? Math.ceil((Date.parse(at) - now.getTime()) / minuteInMs) : 0;
  const time = at ? when(at) : '';
  if (!at && !mayMeasure) return null;
  return (
    <section className={styles.again}>
      {at && left > 0 ? (
        <div className={styles.clock}>
          <span className={styles.ring}>
            <Ring
              count={stitches}
              done={Math.min(stitches, Math.round((left / total) * stitches))}
              tone="earth"
            />
            <b aria-hidden="true">{left}</b>
          </span>
          <p>
            <b>
              <Trans>Measure again at {time}</Trans>
            </b>{' '}
            <span>
              <Plural value={left} one="in # minute" other="in # minutes" />
            </span>
          </p>
        </div>
      ) : null}
      {at && left <= 0 ? (
        <p>
          <b>
            <Trans>Measure again now: it was due at {time}.</Trans>
          </b>
        </p>
      ) : null}
      {mayMeasure ? (
        <ButtonLink
          as={Link}
          to={paths.measure(elder.id, isVital(kind) ? kind : undefined)}
          variant="second"
          icon={Plus}
          wide
        >
          <Trans>Enter a reading</Trans>
        </ButtonLink>
      ) : null}
    </section>
  );
}
